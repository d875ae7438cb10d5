import { createFileRoute } from '@tanstack/react-router';
import { ConfirmCheckout } from '~/features/checkout/confirm-checkout';

export const Route = createFileRoute('/checkout/confirm-checkout')({ component: ConfirmCheckout });
