import { createFileRoute } from '@tanstack/react-router';
import { CheckTotal } from '~/features/payment/check-total';

export const Route = createFileRoute('/checkout/check-total')({ component: CheckTotal });
