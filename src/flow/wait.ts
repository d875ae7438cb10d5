import { passedMs } from '~/clock/passed';
import { PLAIN_PAYMENT } from '~/domain/payment';
import { faultOf, HotelError, isUnanswered } from '~/errors/fault';
import type { QueueResult } from '~/hotel/answers';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { onceMore } from '~/platform/once-more';
import { updateCheckout } from '~/session/store';
import { adoptPayment } from './pay';

/** The place in the queue; 0 if the hotel sends no value. */
export type QueuePlace = {
  /** Number of parties ahead. */
  readonly ahead: number;
  readonly minutes: number;
};

/** The queue's answer: the guest's turn, or the place. */
type QueueAnswer = { readonly isCalled: true } | { readonly isCalled: false; readonly place: QueuePlace };

/** Options of a look at the queue. Times in ms. Tests can replace the clock. */
export type LookOptions = {
  readonly hotel: Hotel;
  readonly requestId: string;
  readonly intervalMs: number;
  /** Start of the wait, by the same clock. */
  readonly since: number;
  readonly standardTimeoutMs: number;
  /** Aborts when the guest leaves: the answer is dropped. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
};

const WAITING: ReadonlySet<number> = new Set([1, 2, 3]);
const READY = 4;
const MINUTE_MS = 60_000;

/** True for a failure that says nothing about the queue. A call that the network lost was already repeated. */
const saysNothing = (error: unknown): boolean =>
  faultOf(error).kind !== 'network' &&
  (isUnanswered(error) || (error instanceof HotelError && error.neverSent));

/**
 * Looks at the queue. After a lost answer the next interval looks again, and the guest keeps the place. The limit is
 * checked after the answer: a tablet that slept past it still learns of the guest's turn.
 * @throws HotelError; after the limit with the hotel's own message, if any
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
