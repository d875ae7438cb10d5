import { createFileRoute } from '@tanstack/react-router';
import { InputRepresentative } from '~/features/checkin/guests/input-representative';

export const Route = createFileRoute('/checkin/input-representative')({ component: InputRepresentative });
