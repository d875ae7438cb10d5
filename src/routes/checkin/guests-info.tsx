import { createFileRoute } from '@tanstack/react-router';
import { GuestsInfo } from '~/features/checkin/guests/guests-info';

export const Route = createFileRoute('/checkin/guests-info')({ component: GuestsInfo });
