import { createFileRoute } from '@tanstack/react-router';
import { RoomNumber } from '~/features/checkout/room-number';

export const Route = createFileRoute('/checkout/room-number')({ component: RoomNumber });
