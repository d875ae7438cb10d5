import { isBlank } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';

/** Every failure of a call. `answerTo` has one answer for each kind. */
export type Fault =
  /** The hotel's own error message, as plain text. */
  | { readonly kind: 'message'; readonly text: string }
  /** The response lacks the agreed format. */
  | { readonly kind: 'invalid-format' }
  | { readonly kind: 'status' }
  /** No response: offline, DNS, reset, blocked by the browser. */
  | { readonly kind: 'network' }
  /** No complete response before the deadline. */
  | { readonly kind: 'timeout' }
  /** A check-in call got a 404: there is no such service. */
  | { readonly kind: 'load-error' }
  | { readonly kind: 'facilities' }
  /** The card provider returned no token, or the hotel no key for it. */
  | { readonly kind: 'card' }
  /** The provider's script could not be loaded, or its hash is not in the settings. */
  | { readonly kind: 'card-script' }
  /** A settlement was sent; its result is unknown. */
  | { readonly kind: 'payment-unknown' }
  /** The hotel rejects the guest's token, and a new look-up did not find the same reservation. */
  | { readonly kind: 'session-ended' }
  | { readonly kind: 'general' }
  /** The app aborted the call after its visit, look-up or stay on a screen. The result must not be shown. */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'other' };

/** The only error of a failed call. Every instance is counted, even an unhandled one. */
export class HotelError extends Error {
  constructor(
    readonly fault: Fault,
    /** Name of the call. Never contains guest data. */
    readonly call: string,
    readonly status?: number,
    /** The hotel has certainly not acted: it never got the call, or only with an invalid token. */
    readonly neverSent = false,
  ) {
    super(`${call}: ${fault.kind}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'HotelError';
    if (fault.kind !== 'dropped') countError(status === undefined ? fault.kind : `${fault.kind}-${status}`);
  }
}

/** Unknown errors become `other`. */
export const faultOf = (error: unknown): Fault =>
  error instanceof HotelError ? error.fault : { kind: 'other' };

/**
 * True if the hotel may have acted: no response, or one that a machine between could have sent (a server error, a
 * redirect, a success without content). A 4xx is an answer.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof HotelError) || error.neverSent) return false;
  const { kind } = error.fault;
  if (kind === 'network' || kind === 'timeout') return true;
  const isWithoutMessage = kind === 'status' || kind === 'invalid-format';
  return isWithoutMessage && error.status !== undefined && Math.floor(error.status / 100) !== 4;
}

export const UNAUTHORISED = 401;
const FORBIDDEN = 403;

/** True if the hotel rejects the guest's token and has done nothing: a 401, or a 403 without a message. */
export const hasTokenEnded = (error: unknown): error is HotelError =>
  error instanceof HotelError &&
  (error.status === UNAUTHORISED || (error.status === FORBIDDEN && error.fault.kind !== 'message'));

/** The message of a fault for the guest. */
export type Answer =
  | {
      readonly show: 'dialog';
      readonly title?: TextKey;
      readonly text: { readonly key: TextKey } | { readonly plain: string };
    }
  | { readonly show: 'common-error' }
  | { readonly show: 'nothing' };

const dialog = (key: TextKey): Answer => ({ show: 'dialog', text: { key } });

/** The guest's message for a fault. A new kind of fault does not compile without one. */
export function answerTo(fault: Fault): Answer {
  switch (fault.kind) {
    case 'message':
      return { show: 'dialog', text: { plain: fault.text } };
    case 'invalid-format':
      return dialog('api.base_api.error_invalid_format');
    case 'status':
      return dialog('api.base_api.error_status_error');
    case 'network':
      return dialog('api.base_api.error_network');
    case 'timeout':
      return dialog('api.base_api.error_request_timeout');
    case 'session-ended':
      return dialog('api.base_api.error_session_ended');
    case 'general':
      return dialog('app.general_error_message');
    case 'facilities':
      return {
        show: 'dialog',
        title: 'views.checkin.search_view.facilities_error',
        text: { key: 'views.checkin.search_view.facilities_error_message' },
      };
    case 'card':
    case 'card-script':
      return dialog('api.gmo.error_common');
    case 'payment-unknown':
      return dialog('views.payment.check_payment_view.unanswered');
    case 'load-error':
      return { show: 'common-error' };
    case 'dropped':
      return { show: 'nothing' };
    case 'other':
      return dialog('api.base_api.error_other');
    default:
      return unreachable(fault);
  }
}

function unreachable(fault: never): never {
  throw new Error(`No answer to fault ${JSON.stringify(fault)}`);
}

/** Longest shown message of a hotel, in characters; a longer one would push the button out of reach. */
const LONGEST_MESSAGE = 500;

/** A hotel's message, cut to length; undefined if it is blank. */
export function messageOf(text: string): string | undefined {
  // A character has up to two units. The cut comes before any look at a huge text.
  const shown = [...text.slice(0, 2 * LONGEST_MESSAGE)].slice(0, LONGEST_MESSAGE).join('');
  return isBlank(shown) ? undefined : shown;
}

/**
 * Logs a failed call by name, kind and status; never the hotel's message, which can contain a guest's name. A dropped
 * call is not logged.
 * @param what prefix of the log line
 */
export function warnOfFailure(what: string, error: unknown): void {
  const { kind } = faultOf(error);
  if (kind !== 'dropped') console.warn(`${what}: ${error instanceof HotelError ? error.message : kind}`);
}

const counts = new Map<string, number>();
/** Most different codes; later ones count as `other`. */
const MAX_CODES = 40;
const OTHER = 'other';

/** Counts an error by code, such as `status-503`; never by message, which can contain a guest's name. */
export function countError(code: string): void {
  const counted = counts.has(code) || counts.size < MAX_CODES ? code : OTHER;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}

/** Number of errors by code since the start. */
export const errorCounts = (): Readonly<Record<string, number>> => Object.fromEntries(counts);
