import { createFileRoute } from '@tanstack/react-router';
import { CompleteCheckout } from '~/features/checkout/complete-checkout';

export const Route = createFileRoute('/checkout/complete-checkout')({ component: CompleteCheckout });
