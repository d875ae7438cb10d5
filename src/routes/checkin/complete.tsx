import { createFileRoute } from '@tanstack/react-router';
import { Complete } from '~/features/checkin/finish/complete';

export const Route = createFileRoute('/checkin/complete')({ component: Complete });
