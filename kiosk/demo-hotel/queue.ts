import type { Call } from './call.ts';
import { Refusal } from './refusal.ts';
import type { CheckoutVisit } from './visits.ts';

export interface QueuePlace {
  /** 1 joined, 2 moving, 3 next, 4 ready; anything else is the story's fault. */
  readonly status: number;
  readonly ahead: number;
  /** Rounded up. */
  readonly minutes: number;
}

/** The present place: each guest in front takes `secondsEach`, the folio one turn more; staff's push is a turn. */
export function placeInQueue(visit: CheckoutVisit, now: Date): QueuePlace {
  const { queue } = visit.story;
  if (queue.brokenStatus !== undefined) return { status: queue.brokenStatus, ahead: queue.ahead, minutes: 1 };
  const waitedMs = visit.queuedAt === null ? 0 : now.getTime() - visit.queuedAt.getTime();
  const byClock = queue.secondsEach === 'never' ? 0 : Math.floor(waitedMs / (queue.secondsEach * 1000));
  const turns = Math.max(0, byClock) + visit.nudges;
  const left = queue.ahead - turns;
  if (left < 0) return { status: 4, ahead: 0, minutes: 0 };
  const secondsEach = queue.secondsEach === 'never' ? 60 : queue.secondsEach;
  const place = { ahead: left, minutes: Math.ceil((left * secondsEach) / 60) };
  if (left === 0) return { status: 3, ...place };
  return { status: turns === 0 ? 1 : 2, ...place };
}

/** A waiting guest for staff. The name is a demo guest's, never a person's. */
export interface WaitingGuest extends QueuePlace {
  readonly visit: number;
  readonly name: string;
}

/** Everyone in the queue who has not checked out. */
export function waitingGuests(hotel: Pick<Call, 'clock' | 'visits'>): readonly WaitingGuest[] {
  const now = hotel.clock.now();
  return queued(hotel).map((visit) => ({
    visit: visit.number,
    name: visit.guest.name,
    ...placeInQueue(visit, now),
  }));
}

/** Moves a guest, or everyone, forward by one. @throws {Refusal} for an unknown number */
export function moveForward(hotel: Pick<Call, 'clock' | 'visits'>, visitNumber: number | undefined): void {
  const moved = queued(hotel).filter(({ number }) => visitNumber === undefined || number === visitNumber);
  if (moved.length === 0 && visitNumber !== undefined)
    throw new Refusal(404, `visit ${visitNumber} is not waiting`);
  for (const visit of moved) visit.nudges += 1;
}

function queued(hotel: Pick<Call, 'clock' | 'visits'>): CheckoutVisit[] {
  return hotel.visits
    .all()
    .filter((visit) => visit.journey === 'checkout')
    .filter(({ queuedAt, checkedOut }) => queuedAt !== null && !checkedOut);
}
