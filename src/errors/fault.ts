import { countError } from './tally';

/** Everything that can go wrong with a call; a failure is a value, and each kind has one answer. */
export type Fault =
  /** The hotel said why, in its own words (plain text). */
  | { readonly kind: 'message'; readonly text: string }
  /** The answer could not be read as agreed. */
  | { readonly kind: 'invalid-format' }
  /** A failure without any word. */
  | { readonly kind: 'status' }
  /** No answer at all: offline, name look-up, connection reset, refused by the browser. */
  | { readonly kind: 'network' }
  /** Our own deadline passed, or we gave the call up. */
  | { readonly kind: 'timeout' }
  /** A check-in call met a 404: the service is not there. */
  | { readonly kind: 'load-error' }
  /** The list of facilities could not be had, for whatever reason. */
  | { readonly kind: 'facilities' }
  /** The card provider gave no token, or the hotel no key for it. */
  | { readonly kind: 'card' }
  /** The card provider's script could not be had, or is not the one that the house has pinned. */
  | { readonly kind: 'card-script' }
  /** A settlement was sent and nobody knows what became of it. */
  | { readonly kind: 'payment-unknown' }
  /** The hotel refused without saying why. */
  | { readonly kind: 'general' }
  /** The visit the call belonged to is over; nobody may hear of it. */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'other' };

/** The one error thrown for a call; what happened is in `fault`. Every one is counted, whoever hears of it. */
export class HotelError extends Error {
  constructor(
    readonly fault: Fault,
    /** Name of the call, for logs; never holds guest data. */
    readonly call: string,
    /** HTTP status, where there was one. */
    readonly status?: number,
    /** The gateway's word that the call never reached the hotel. */
    readonly neverSent = false,
  ) {
    super(`${call}: ${fault.kind}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'HotelError';
    if (fault.kind !== 'dropped') countError(status === undefined ? fault.kind : `${fault.kind}-${status}`);
  }
}

/** Any thrown thing as a fault; what nobody foresaw is `other`. */
export const faultOf = (error: unknown): Fault =>
  error instanceof HotelError ? error.fault : { kind: 'other' };

/**
 * True when the hotel itself gave no answer, so that nobody can know whether it acted: nothing came, or something without
 * the hotel's own words that any machine on the way can have made: a server error, a page with a success, a redirect. A
 * refusal (4xx) is an answer. What never reached the hotel is no such case.
 */
export function isUnanswered(error: unknown): boolean {
  const { kind } = faultOf(error);
  if (kind === 'network' || kind === 'timeout') return true;
  if (!(error instanceof HotelError) || error.neverSent) return false;
  const isWordless = kind === 'status' || kind === 'invalid-format';
  return isWordless && error.status !== undefined && Math.floor(error.status / 100) !== 4;
}
