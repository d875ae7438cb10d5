import { createFileRoute } from '@tanstack/react-router';
import { ReceiptName } from '~/features/payment/receipt-name';

export const Route = createFileRoute('/checkout/receipt-name')({ component: ReceiptName });
