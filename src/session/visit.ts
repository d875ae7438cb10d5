import { HEADER_TEXT, LONGEST_HEADER_TEXT } from '~/platform/header-text';
import { emptySession, type Session, session, sessionStore } from './store';

/** A period of a guest's time at the tablet. Its work must have no effect after its end. */
export type Scope = {
  readonly id: number;
  /** Aborts when the scope ends. */
  readonly signal: AbortSignal;
};

/** One guest's time at the tablet, from the first touch on home until the return to home. */
export type Visit = Scope;

let lastId = 0;

function openScope(): { readonly scope: Scope; readonly end: () => void } {
  const controller = new AbortController();
  lastId += 1;
  return { scope: { id: lastId, signal: controller.signal }, end: () => controller.abort() };
}

const openScopes = () => ({ visit: openScope(), lookup: openScope(), stay: openScope() });

let current = openScopes();
const cleaners = new Set<() => void>();

export const currentVisit = (): Visit => current.visit.scope;

export const isCurrent = ({ id }: Visit): boolean => id === current.visit.scope.id;

/** The scope of the last look-up. Every call belongs to it: an answer about one reservation never serves another. */
export const currentLookup = (): Scope => current.lookup.scope;

/** The scope of the current screen. After its end the screen's tasks neither navigate nor show anything. */
export const currentStay = (): Scope => current.stay.scope;

/** Ends the scope of the current screen and starts the next; call it on navigation. */
export function leaveScreen(): void {
  const { stay: left } = current;
  current = { ...current, stay: openScope() };
  left.end();
}

/**
 * Registers a function that clears guest data outside the session (a query cache, a camera) at the end of the visit.
 * @returns removes the function
 */
export function onVisitEnd(clean: () => void): () => void {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
}

/** The only reset: aborts the visit's requests, runs all functions of `onVisitEnd`, empties the session. */
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

/** Discards the reservation within a visit and aborts its calls. The typed search and the keys named below stay. */
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

/** The personal parameters of a deep link, which must not stay in the address. */
const PERSONAL = ['authorization', 'membership_number'] as const;

/** Takes the deep link out of the address. Undefined without an authorization, or if no header can carry it. */
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
