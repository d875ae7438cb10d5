import { isBlank } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';

/** Everything that can go wrong with a call. Each kind has one answer in `answerTo`. */
export type Fault =
  /** The hotel's own error message (plain text). */
  | { readonly kind: 'message'; readonly text: string }
  /** The response does not have the agreed format. */
  | { readonly kind: 'invalid-format' }
  /** An HTTP error status without a message. */
  | { readonly kind: 'status' }
  /** No response: offline, DNS failure, connection reset, blocked by the browser. */
  | { readonly kind: 'network' }
  /** No complete response before the deadline. */
  | { readonly kind: 'timeout' }
  /** A check-in call got a 404: the service does not exist. */
  | { readonly kind: 'load-error' }
  /** The list of facilities could not be loaded, for any reason. */
  | { readonly kind: 'facilities' }
  /** The card provider returned no token, or the hotel returned no key for the provider. */
  | { readonly kind: 'card' }
  /** The card provider's script could not be loaded, or its hash is none of those in the settings. */
  | { readonly kind: 'card-script' }
  /** A settlement was sent, but its result is unknown. */
  | { readonly kind: 'payment-unknown' }
  /** The hotel no longer takes the guest's token, and a new look-up has not led back to the same reservation. */
  | { readonly kind: 'session-ended' }
  /** The hotel refused the call without a message. */
  | { readonly kind: 'general' }
  /**
   * The app aborted the call: the visit, the look-up or the stay on the screen is over. The result must not be
   * shown.
   */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'other' };

/**
 * The only error thrown for a failed call; `fault` says what happened. Every instance is counted, even if
 * nothing handles it.
 */
export class HotelError extends Error {
  constructor(
    readonly fault: Fault,
    /** Name of the call, which tells it from others. Never contains guest data. */
    readonly call: string,
    /** HTTP status, if there was a response. */
    readonly status?: number,
    /** The hotel has surely not acted on the call, whatever `fault` says: it never got it, or not with a token that counts. */
    readonly neverSent = false,
  ) {
    super(`${call}: ${fault.kind}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'HotelError';
    if (fault.kind !== 'dropped') countError(status === undefined ? fault.kind : `${fault.kind}-${status}`);
  }
}

/** Converts any thrown value to a fault; unknown errors become `other`. */
export const faultOf = (error: unknown): Fault =>
  error instanceof HotelError ? error.fault : { kind: 'other' };

/**
 * True if it is unknown whether the hotel acted on the call: there was no response, or one that a machine in
 * between could have sent (a server error, a redirect, or a success without the agreed content). False for a
 * refusal (4xx), which is an answer, and for a call that never reached the hotel.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof HotelError) || error.neverSent) return false;
  const { kind } = error.fault;
  if (kind === 'network' || kind === 'timeout') return true;
  const isWithoutMessage = kind === 'status' || kind === 'invalid-format';
  return isWithoutMessage && error.status !== undefined && Math.floor(error.status / 100) !== 4;
}

/** HTTP status: the hotel does not take the token. */
export const UNAUTHORISED = 401;
const FORBIDDEN = 403;

/**
 * True if the hotel no longer takes the guest's token: a 401, or a 403 without words, with which some systems answer a token
 * that they do not know. Either is a refusal: the hotel has done nothing.
 */
export const hasTokenEnded = (error: unknown): error is HotelError =>
  error instanceof HotelError &&
  (error.status === UNAUTHORISED || (error.status === FORBIDDEN && error.fault.kind !== 'message'));

/** What the guest is shown for a fault. */
export type Answer =
  | {
      readonly show: 'dialog';
      readonly title?: TextKey;
      readonly text: { readonly key: TextKey } | { readonly plain: string };
    }
  | { readonly show: 'common-error' }
  | { readonly show: 'nothing' };

const dialog = (key: TextKey): Answer => ({ show: 'dialog', text: { key } });

/**
 * Chooses what the guest is shown for a fault. Exhaustive: a new kind of fault does not compile without an
 * answer.
 */
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

/** Longest message of a hotel that is shown, in characters; more would push the dialog's button out of reach. */
const LONGEST_MESSAGE = 500;

/** A hotel's message to the guest, cut if it is too long; undefined if nothing of it can be seen. */
export function messageOf(text: string): string | undefined {
  // A character has one or two units: what cannot be shown is cut off before anything looks at it.
  const shown = [...text.slice(0, 2 * LONGEST_MESSAGE)].slice(0, LONGEST_MESSAGE).join('');
  return isBlank(shown) ? undefined : shown;
}

/**
 * Logs a failed call to the console: its name, the kind of fault and the status. Never the hotel's message,
 * which can contain a guest's name. Calls aborted at the end of the visit are not logged.
 * @param what prefix of the log line
 */
export function warnOfFailure(what: string, error: unknown): void {
  const { kind } = faultOf(error);
  if (kind !== 'dropped') console.warn(`${what}: ${error instanceof HotelError ? error.message : kind}`);
}

const counts = new Map<string, number>();
/** Limit on the number of different codes; further codes are counted together as `other`. */
const MAX_CODES = 40;
const OTHER = 'other';

/**
 * Counts an error by its code, such as `network` or `status-503`. Never by its message, which can contain a
 * guest's name.
 */
export function countError(code: string): void {
  const counted = counts.has(code) || counts.size < MAX_CODES ? code : OTHER;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}

/** Number of errors by code since the app started. */
export const errorCounts = (): Readonly<Record<string, number>> => Object.fromEntries(counts);
