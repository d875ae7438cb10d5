import { createFileRoute } from '@tanstack/react-router';
import { CheckoutCheckPayment } from '~/features/checkout/check-payment';

export const Route = createFileRoute('/checkout/check-payment')({ component: CheckoutCheckPayment });
