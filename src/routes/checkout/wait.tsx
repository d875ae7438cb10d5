import { createFileRoute } from '@tanstack/react-router';
import { Wait } from '~/features/checkout/wait';

export const Route = createFileRoute('/checkout/wait')({ component: Wait });
