import { createFileRoute } from '@tanstack/react-router';
import { CheckinCheckPayment } from '~/features/checkin/payment/check-payment';

export const Route = createFileRoute('/checkin/check-payment')({ component: CheckinCheckPayment });
