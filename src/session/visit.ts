import { emptySession, sessionStore } from './store';

/** A span of a guest's time at the tablet. What was begun in it is for nobody once it has ended. */
export type Scope = {
  readonly id: number;
  /** Aborts when the scope ends. */
  readonly signal: AbortSignal;
};

/** One guest's time at the tablet, from the first touch of home to the next home. */
export type Visit = Scope;

let lastId = 0;

/** A scope with the way to end it. */
function openScope(): { readonly scope: Scope; readonly end: () => void } {
  const controller = new AbortController();
  lastId += 1;
  return { scope: { id: lastId, signal: controller.signal }, end: () => controller.abort() };
}

let visit = openScope();
let lookup = openScope();
let stay = openScope();
const cleaners = new Set<() => void>();

/** The visit now running. */
export const currentVisit = (): Visit => visit.scope;

/** True as long as the visit is the one now running. */
export const isCurrent = ({ id }: Visit): boolean => id === visit.scope.id;

/**
 * What began with the last look-up, or with the search screen before it. Every call carries it: an answer about one
 * reservation may never reach another, looked up later in the same visit.
 */
export const currentLookup = (): Scope => lookup.scope;

/** The guest's stay on the screen now shown. A screen's tasks end with it: they neither navigate nor say anything later. */
export const currentStay = (): Scope => stay.scope;

/** The guest is on the way to another screen: the stay on this one is over. */
export function leaveScreen(): void {
  const left = stay;
  stay = openScope();
  left.end();
}

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
  const ended = [stay, lookup, visit];
  visit = openScope();
  lookup = openScope();
  stay = openScope();
  for (const { end } of ended) end();
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
 * Forgets the reservation within a visit, before every search and after a failed one: all but what was typed into the
 * search form, what the guest's link brought, how they want the screen, the error to be shown, and that a payment of
 * this visit got no answer. What was still asked about the former reservation is given up.
 */
export function resetForSearch(): void {
  const former = lookup;
  lookup = openScope();
  former.end();
  const { errorDialog, typedReservationName, typedPhoneNumber, facilityId, deepLink, comfort } =
    sessionStore.getState();
  const { isPaymentUnanswered } = sessionStore.getState();
  const kept = { errorDialog, typedReservationName, typedPhoneNumber, facilityId, deepLink, comfort };
  sessionStore.setState({ ...emptySession(), ...kept, isPaymentUnanswered }, true);
}
