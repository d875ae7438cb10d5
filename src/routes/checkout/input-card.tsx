import { createFileRoute } from '@tanstack/react-router';
import { InputCard } from '~/features/payment/input-card';

export const Route = createFileRoute('/checkout/input-card')({ component: InputCard });
