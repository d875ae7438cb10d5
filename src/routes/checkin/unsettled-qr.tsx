import { createFileRoute } from '@tanstack/react-router';
import { UnsettledQr } from '~/features/checkin/finish/unsettled-qr';

export const Route = createFileRoute('/checkin/unsettled-qr')({ component: UnsettledQr });
