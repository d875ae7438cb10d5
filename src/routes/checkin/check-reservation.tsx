import { createFileRoute } from '@tanstack/react-router';
import { CheckReservation } from '~/features/checkin/check-reservation';

export const Route = createFileRoute('/checkin/check-reservation')({ component: CheckReservation });
