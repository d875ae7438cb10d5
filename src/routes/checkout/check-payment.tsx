import { createFileRoute } from '@tanstack/react-router';
import { CheckPayment } from '~/features/payment/check-payment';

export const Route = createFileRoute('/checkout/check-payment')({ component: CheckPayment });
