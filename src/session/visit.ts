import { HEADER_TEXT, LONGEST_HEADER_TEXT } from '~/platform/header-text';
import { emptySession, type Session, sessionStore } from './store';

/** A period of a guest's time at the tablet. Work started in it must have no effect after it has ended. */
export type Scope = {
  readonly id: number;
  /** Aborts when the scope ends. */
  readonly signal: AbortSignal;
};

/** One guest's time at the tablet, from the first touch on home until the app returns to home. */
export type Visit = Scope;

let lastId = 0;

/** Creates a scope and the function that ends it. */
function openScope(): { readonly scope: Scope; readonly end: () => void } {
  const controller = new AbortController();
  lastId += 1;
  return { scope: { id: lastId, signal: controller.signal }, end: () => controller.abort() };
}

let visit = openScope();
let lookup = openScope();
let stay = openScope();
const cleaners = new Set<() => void>();

/** The current visit. */
export const currentVisit = (): Visit => visit.scope;

/** True if the visit is the current one. */
export const isCurrent = ({ id }: Visit): boolean => id === visit.scope.id;

/**
 * The scope that started with the last look-up, or before it with the search screen. Every call belongs to
 * it, so that the response for one reservation is never used for another one that was looked up later in the
 * same visit.
 */
export const currentLookup = (): Scope => lookup.scope;

/**
 * The scope of the current screen. The screen's tasks end with it: after that they neither navigate nor show
 * anything.
 */
export const currentStay = (): Scope => stay.scope;

/** Ends the scope of the current screen and starts the next; call it when the guest navigates. */
export function leaveScreen(): void {
  const left = stay;
  stay = openScope();
  left.end();
}

/**
 * Registers a function that clears guest data held outside the session (a query cache, a camera, an object
 * URL) when the visit ends.
 * @returns removes the function again
 */
export function onVisitEnd(clean: () => void): () => void {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
}

/**
 * Ends the visit and resets everything: aborts its requests, runs all functions registered with `onVisitEnd`
 * and empties the session. There is no other reset.
 */
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
 * Discards the reservation within a visit, before every search and after a failed one, and aborts the calls
 * about it. Keeps the typed search, the deep link, the display settings, the error to be shown, how the guest types and listens, and whether a
 * settlement of this visit is unanswered.
 */
export function resetForSearch(): void {
  const former = lookup;
  lookup = openScope();
  former.end();
  const { errorDialog, typedReservationName, typedPhoneNumber, facilityId, deepLink, displaySettings } =
    sessionStore.getState();
  const { isPaymentUnanswered, isTouched, listening } = sessionStore.getState();
  const kept = { errorDialog, typedReservationName, typedPhoneNumber, facilityId, deepLink, displaySettings };
  sessionStore.setState({ ...emptySession(), ...kept, isPaymentUnanswered, isTouched, listening }, true);
}

/** The parameters of a deep link that identify a person. They must not stay in the address. */
const PERSONAL = ['authorization', 'membership_number'] as const;

/**
 * Reads the personal parameters of the deep link and removes them from the address. Returns undefined if
 * there is no authorization, or one that no header can carry: every call with it would fail. So would one with a longer
 * membership number.
 */
export function takeDeepLink(): Session['deepLink'] {
  const address = new URL(window.location.href);
  const [authorization = '', membershipNumber = ''] = PERSONAL.map((name) =>
    address.searchParams.get(name)?.trim(),
  );
  for (const name of PERSONAL) address.searchParams.delete(name);
  if (address.href !== window.location.href) window.history.replaceState(null, '', address);
  const isTooLong = Math.max(authorization.length, membershipNumber.length) > LONGEST_HEADER_TEXT;
  return !isTooLong && HEADER_TEXT.test(authorization) ? { authorization, membershipNumber } : undefined;
}
