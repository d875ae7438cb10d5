import { createFileRoute } from '@tanstack/react-router';
import { CheckinPaid } from '~/features/payment/complete-payment';

export const Route = createFileRoute('/checkin/complete-payment')({ component: CheckinPaid });
