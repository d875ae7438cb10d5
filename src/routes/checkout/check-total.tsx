import { createFileRoute } from '@tanstack/react-router';
import { CheckoutTotal } from '~/features/checkout/check-total';

export const Route = createFileRoute('/checkout/check-total')({ component: CheckoutTotal });
