import { createFileRoute } from '@tanstack/react-router';
import { CheckPayment } from '~/features/payment/check-payment';

export const Route = createFileRoute('/checkin/check-payment')({ component: CheckPayment });
