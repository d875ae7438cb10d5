import { emptySession, sessionStore } from './store';

/** One guest's time at the tablet. Every request carries its visit; what comes back after it has ended is dropped. */
export type Visit = {
  readonly id: number;
  /** Aborts when the visit ends. */
  readonly signal: AbortSignal;
};

let controller = new AbortController();
let visit: Visit = { id: 1, signal: controller.signal };
const cleaners = new Set<() => void>();

/** The visit now running. */
export const currentVisit = (): Visit => visit;

/** True as long as the visit is the one now running. */
export const isCurrent = ({ id }: Visit): boolean => id === visit.id;

/**
 * Registers something that holds guest data outside the session (a query cache, a camera, an object URL),
 * to be cleared when the visit ends. Returns the function that takes it off again.
 */
export function onVisitEnd(clean: () => void): () => void {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
}

/** Ends the visit: the only reset there is. Requests are aborted, every holder cleared, the session emptied. */
export function endVisit(): void {
  const ended = controller;
  controller = new AbortController();
  visit = { id: visit.id + 1, signal: controller.signal };
  ended.abort();
  for (const clean of cleaners) {
    try {
      clean();
    } catch (error) {
      console.error('Something could not be cleared at the end of the visit', error);
    }
  }
  sessionStore.setState(emptySession(), true);
}

/**
 * Forgets the guest within a visit, before every search and after a failed one: all but what was typed into the
 * search form, what the guest's link brought, how they want the screen, and the error to be shown.
 */
export function resetForSearch(): void {
  const { errorDialog, typedReservationName, typedPhoneNumber, facilityId, arrival, comfort } =
    sessionStore.getState();
  const kept = { errorDialog, typedReservationName, typedPhoneNumber, facilityId, arrival, comfort };
  sessionStore.setState({ ...emptySession(), ...kept }, true);
}
