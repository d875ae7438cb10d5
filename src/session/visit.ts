import { HEADER_TEXT, LONGEST_HEADER_TEXT } from '~/platform/header-text';
import { emptySession, type Session, session, sessionStore } from './store';

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

const openScopes = () => ({ visit: openScope(), lookup: openScope(), stay: openScope() });

let current = openScopes();
const cleaners = new Set<() => void>();

/** The current visit. */
export const currentVisit = (): Visit => current.visit.scope;

/** True if the visit is the current one. */
export const isCurrent = ({ id }: Visit): boolean => id === current.visit.scope.id;

/**
 * The scope that started with the last look-up, or before it with the search screen. Every call belongs to it: no answer about one
 * reservation is used for another.
 */
export const currentLookup = (): Scope => current.lookup.scope;

/** The scope of the current screen. The screen's tasks end with it: after that they neither navigate nor show anything. */
export const currentStay = (): Scope => current.stay.scope;

/** Ends the scope of the current screen and starts the next; call it when the guest navigates. */
export function leaveScreen(): void {
  const { stay: left } = current;
  current = { ...current, stay: openScope() };
  left.end();
}

/**
 * Registers a function that clears guest data outside the session (a query cache, a camera) when the visit ends.
 * @returns removes the function again
 */
export function onVisitEnd(clean: () => void): () => void {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
}

/** The only reset: aborts the visit's requests, runs all functions registered with `onVisitEnd` and empties the session. */
export function endVisit(): void {
  const { stay, lookup, visit } = current;
  current = openScopes();
  for (const { end } of [stay, lookup, visit]) end();
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
 * Discards the reservation within a visit, before every search and after a failed one, and aborts the calls about it. Keeps what
 * belongs to the visit: the typed search, the deep link, the error to be shown, and what it names below.
 */
export function resetForSearch(): void {
  const { lookup: former } = current;
  current = { ...current, lookup: openScope() };
  former.end();
  const { errorDialog, typedReservationName, typedPhoneNumber, facilityId, deepLink } = session();
  const { displaySettings, isPaymentUnanswered, isTouched, listening, staffCalledAt } = session();
  const typed = { errorDialog, typedReservationName, typedPhoneNumber, facilityId, deepLink };
  const kept = { ...typed, displaySettings, isPaymentUnanswered, isTouched, listening, staffCalledAt };
  sessionStore.setState({ ...emptySession(), ...kept }, true);
}

/** The parameters of a deep link that identify a person. They must not stay in the address. */
const PERSONAL = ['authorization', 'membership_number'] as const;

/**
 * Reads the personal parameters of the deep link and removes them from the address. Undefined without an authorization, or where no
 * header can carry the values: every call with them would fail.
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
