import { passedMs } from '~/clock/passed';
import { PLAIN_PAYMENT } from '~/domain/payment';
import { faultOf, HotelError, isUnanswered } from '~/errors/fault';
import type { QueueResult } from '~/hotel/answers';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { onceMore } from '~/platform/once-more';
import { updateCheckout } from '~/session/store';
import { adoptPayment } from './pay';

/** The guest's place in the queue; 0 if the hotel does not send a value. */
export type QueuePlace = {
  /** Number of parties ahead. */
  readonly ahead: number;
  /** In minutes. */
  readonly minutes: number;
};

/** What the queue says: that it is the guest's turn, or their place in it. */
export type QueueAnswer =
  | { readonly isCalled: true }
  | { readonly isCalled: false; readonly place: QueuePlace };

/** Options of a look at the queue. Times in ms. Tests can replace the clock. */
export type LookOptions = {
  readonly hotel: Hotel;
  readonly requestId: string;
  /** From one look to the next. */
  readonly intervalMs: number;
  /** When the guest began to wait, by the same clock. */
  readonly since: number;
  readonly standardTimeoutMs: number;
  /** Aborts when the guest leaves: the answer is dropped. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
};

const WAITING: ReadonlySet<number> = new Set([1, 2, 3]);
const READY = 4;
const MINUTE_MS = 60_000;

/**
 * True for a failure that says nothing of the queue: no answer in time, or one of a machine in between. What the network has lost
 * was asked once more already.
 */
const saysNothing = (error: unknown): boolean =>
  faultOf(error).kind !== 'network' &&
  (isUnanswered(error) || (error instanceof HotelError && error.neverSent));

/**
 * Looks at the queue; once more at the next interval where the answer was lost: the guest keeps the place. The time limit is checked after the answer, so that a tablet that slept past the limit still
 * learns that the guest was called.
 * @throws HotelError; after the time limit with the hotel's own message, if there is one
 */
export async function lookAtQueue({
  hotel,
  requestId,
  intervalMs,
  since,
  standardTimeoutMs,
  signal,
  now = passedMs,
}: LookOptions): Promise<QueueAnswer> {
  const ask = () => hotel.ask(calls.queueResult, { requestId }, signal);
  const answer = await onceMore(ask, saysNothing, intervalMs);
  if (signal.aborted) throw new HotelError({ kind: 'dropped' }, calls.queueResult.name);
  if (answer.status === READY) {
    takeFolio(requestId, answer);
    return { isCalled: true };
  }
  if (!WAITING.has(answer.status)) throw failure(answer.message);
  const limit = answer.timeout === undefined ? standardTimeoutMs : answer.timeout * MINUTE_MS;
  if (now() - since >= limit) throw failure(answer.timeout_message || answer.message);
  return { isCalled: false, place: { ahead: answer.wait_num, minutes: answer.wait_time } };
}

const failure = (message: string | undefined): HotelError =>
  new HotelError(message ? { kind: 'message', text: message } : { kind: 'general' }, calls.queueResult.name);

function takeFolio(
  requestId: string,
  { room_number_list, detail_payment, payment_amount }: QueueResult,
): void {
  updateCheckout({
    isReady: true,
    roomList: room_number_list,
    rooms: room_number_list,
    folio: detail_payment,
  });
  adoptPayment(
    payment_amount <= 0
      ? undefined
      : { ...PLAIN_PAYMENT, requestId, amount: payment_amount, settlement: 'open' },
  );
}
