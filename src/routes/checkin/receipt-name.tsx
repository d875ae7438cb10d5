import { createFileRoute } from '@tanstack/react-router';
import { ReceiptName } from '~/features/payment/receipt-name';

export const Route = createFileRoute('/checkin/receipt-name')({ component: ReceiptName });
