import { createFileRoute } from '@tanstack/react-router';
import { ReceiptMail } from '~/features/payment/receipt-mail';

export const Route = createFileRoute('/checkout/receipt-mail')({ component: ReceiptMail });
