import { createFileRoute } from '@tanstack/react-router';
import { Term } from '~/features/checkin/agreement/term';

export const Route = createFileRoute('/checkin/term')({ component: Term });
