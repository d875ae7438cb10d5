import { createFileRoute } from '@tanstack/react-router';
import { Qr } from '~/features/checkin/finish/qr';

export const Route = createFileRoute('/checkin/qr')({ component: Qr });
