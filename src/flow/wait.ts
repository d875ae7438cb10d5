import { passedMs } from '~/clock/passed';
import { HotelError } from '~/errors/fault';
import type { QueueResult } from '~/hotel/answers';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { updateCheckout } from '~/session/store';
import { adoptPayment } from './payment-due';

/** The guest's place in the queue; 0 if the hotel does not send a value. */
export type QueuePlace = {
  /** Number of parties ahead. */
  readonly ahead: number;
  /** In minutes. */
  readonly minutes: number;
};

/** Options of the wait. Times in ms. Tests can replace the clock and the pause. */
export type WaitOptions = {
  readonly hotel: Hotel;
  readonly requestId: string;
  readonly intervalMs: number;
  readonly standardTimeoutMs: number;
  /** Aborts when the guest leaves the screen: stops polling and aborts the current request. */
  readonly signal: AbortSignal;
  readonly onPlace: (place: QueuePlace) => void;
  readonly now?: () => number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const WAITING: ReadonlySet<number> = new Set([1, 2, 3]);
const READY = 4;
const MINUTE_MS = 60_000;

/**
 * Polls the queue until it is the guest's turn, one request at a time. The time limit is checked after each
 * answer, so that a tablet that slept past the limit still gets the result.
 * @returns true if it is the guest's turn, false if the guest left
 * @throws HotelError; after the time limit with the hotel's own message, if there is one
 */
export async function waitForCall(options: WaitOptions): Promise<boolean> {
  const { hotel, requestId, signal, now = passedMs, pause = abortablePause } = options;
  const started = now();
  while (!signal.aborted) {
    const answer = await askUntilLeft(hotel, requestId, signal);
    if (!answer) break;
    if (answer.status === READY) {
      takeFolio(requestId, answer);
      return true;
    }
    if (!WAITING.has(answer.status)) throw failure(answer.message);
    options.onPlace({ ahead: answer.wait_num, minutes: answer.wait_time });
    const limit = answer.timeout === undefined ? options.standardTimeoutMs : answer.timeout * MINUTE_MS;
    if (now() - started >= limit) throw failure(answer.timeout_message || answer.message);
    await pause(options.intervalMs, signal);
  }
  return false;
}

/** Polls the queue once; undefined if the guest left meanwhile. */
async function askUntilLeft(
  hotel: Hotel,
  requestId: string,
  signal: AbortSignal,
): Promise<QueueResult | undefined> {
  try {
    const answer = await hotel.ask(calls.queueResult, { requestId }, signal);
    return signal.aborted ? undefined : answer;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
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
      : {
          requestId,
          amount: payment_amount,
          bathingTax: undefined,
          accommodationTax: undefined,
          usedPoint: undefined,
          showsGrandTotal: false,
          settlement: 'open',
        },
  );
}

/** Resolves after a time, or immediately when the signal aborts; removes its listener and timer. */
function abortablePause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
