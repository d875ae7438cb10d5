import type { Hotel } from '../front-desk.ts';
import { placeInQueue, type QueuePlace } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import type { CheckoutVisit } from '../visits.ts';

/** A waiting guest as staff see them. The name is a demo guest's, never a person's. */
export interface WaitingGuest extends QueuePlace {
  /** Number of the visit, what `next` takes. */
  readonly visit: number;
  readonly name: string;
}

/** Everyone who joined the queue and has not checked out. */
export function waitingGuests(hotel: Hotel): readonly WaitingGuest[] {
  const now = hotel.clock.now();
  return queued(hotel).map((visit) => ({
    visit: visit.number,
    name: visit.guest.name,
    ...placeInQueue(visit, now),
  }));
}

/**
 * Moves a guest forward by one; without a number, everyone.
 * @throws {Refusal} when nobody with that number waits.
 */
export function moveForward(hotel: Hotel, visitNumber: number | undefined): void {
  const moved = queued(hotel).filter((visit) => visitNumber === undefined || visit.number === visitNumber);
  if (moved.length === 0 && visitNumber !== undefined)
    throw new Refusal(404, `visit ${visitNumber} is not waiting`);
  for (const visit of moved) visit.nudges += 1;
}

function queued(hotel: Hotel): CheckoutVisit[] {
  return hotel.visits
    .all()
    .filter((visit) => visit.journey === 'checkout')
    .filter(({ queuedAt, checkedOut }) => queuedAt !== null && !checkedOut);
}
