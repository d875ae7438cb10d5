import { createFileRoute } from '@tanstack/react-router';
import { InputCompanions } from '~/features/checkin/guests/input-companions';

export const Route = createFileRoute('/checkin/input-companions')({ component: InputCompanions });
