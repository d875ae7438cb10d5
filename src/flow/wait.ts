import { HotelError } from '~/errors/fault';
import type { QueueResult } from '~/hotel/answers';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { updateCheckout, updateSession } from '~/session/store';

/** What the guest sees of the queue; 0 where the hotel does not say. */
export type QueuePlace = {
  /** Parties ahead. */
  readonly ahead: number;
  /** Minutes. */
  readonly minutes: number;
};

/** How the wait is watched. Times in ms; the clock and the pause can be replaced, so that tests need not wait. */
export type WaitOptions = {
  readonly hotel: Hotel;
  readonly requestId: string;
  readonly intervalMs: number;
  readonly standardTimeoutMs: number;
  /** Aborts when the guest leaves the screen: the polling stops, a question under way is given up. */
  readonly signal: AbortSignal;
  readonly onPlace: (place: QueuePlace) => void;
  readonly now?: () => number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const WAITING: ReadonlySet<number> = new Set([1, 2, 3]);
const READY = 4;
const MINUTE_MS = 60_000;

/**
 * Waits until the queue calls the guest: one question after another, never two at a time. The time limit is judged after
 * an answer, so that a tablet which slept through it still hears that the guest has been called.
 * @returns true when the guest is called, false when the guest left
 * @throws HotelError; a wait beyond its limit says the hotel's own word for it where there is one
 */
export async function waitForCall(options: WaitOptions): Promise<boolean> {
  const { hotel, requestId, signal, now = Date.now, pause = abortablePause } = options;
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

/** One look at the queue; undefined when the guest left meanwhile, whatever came of it. */
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

const failure = (words: string | undefined): HotelError =>
  new HotelError(words ? { kind: 'message', text: words } : { kind: 'general' }, calls.queueResult.name);

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
  updateSession({
    payment:
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
  });
}

/** Resolves after a time, or at once when the signal aborts; leaves no listener and no timer behind. */
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
