import { createFileRoute } from '@tanstack/react-router';
import { ReceiptMail } from '~/features/payment/receipt-mail';

export const Route = createFileRoute('/checkin/receipt-mail')({ component: ReceiptMail });
