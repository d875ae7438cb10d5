import { createFileRoute } from '@tanstack/react-router';
import { PaymentTerms } from '~/features/checkout/payment-terms';

export const Route = createFileRoute('/checkout/payment-terms')({ component: PaymentTerms });
