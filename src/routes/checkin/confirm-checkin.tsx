import { createFileRoute } from '@tanstack/react-router';
import { ConfirmCheckin } from '~/features/checkin/finish/confirm-checkin';

export const Route = createFileRoute('/checkin/confirm-checkin')({ component: ConfirmCheckin });
