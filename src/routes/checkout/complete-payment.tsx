import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPaid } from '~/features/checkout/complete-payment';

export const Route = createFileRoute('/checkout/complete-payment')({ component: CheckoutPaid });
