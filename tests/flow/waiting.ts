import { newCheckout } from '~/domain/checkout';
import { faultOf } from '~/errors/fault';
import { type QueuePlace, type WaitOptions, waitForCall } from '~/flow/wait';
import { updateSession } from '~/session/store';
import { scriptedHotel } from '../support/hotel';
import { type Answering, payload } from '../support/network';

export const MINUTE_MS = 60_000;
export const INTERVAL_MS = 3000;

/** What the queue may say. */
export const says =
  (answer: object): Answering =>
  () =>
    payload(answer);
export const WAITING = says({ status: 1 });
export const READY = says({ status: 4, room_number_list: ['305'], payment_amount: 0 });

/** What a test wants otherwise. */
type WaitChanges = Partial<WaitOptions> & {
  /** Further ms that a pause takes, one pause after another: a tablet that slept. */
  readonly naps?: readonly number[];
  /** Time as it passes, and real pauses. */
  readonly isRealTime?: boolean;
};

/** A guest who waits, on a clock of the test's own: it stands still but for the pauses, and those take no time. */
export function waits(
  answers: readonly Answering[],
  { naps = [], isRealTime = false, ...over }: WaitChanges = {},
) {
  updateSession({ authToken: 'guest-token', checkout: newCheckout('ヤマダ') });
  const desk = scriptedHotel({ checkout_info_result: answers });
  const leaving = new AbortController();
  const places: QueuePlace[] = [];
  const pauses: number[] = [];
  let clock = 1_000_000;
  const pause = async (ms: number) => {
    clock += ms + (naps[pauses.length] ?? 0);
    pauses.push(ms);
  };
  const called = waitForCall({
    hotel: desk.hotel,
    requestId: 'R1',
    intervalMs: INTERVAL_MS,
    standardTimeoutMs: 5 * MINUTE_MS,
    signal: leaving.signal,
    onPlace: (place) => places.push(place),
    ...(isRealTime ? {} : { now: () => clock, pause }),
    ...over,
  });
  const ended = called.then(
    (isCalled): unknown => isCalled,
    (error: unknown) => faultOf(error),
  );
  return { ...desk, leaving, places, pauses, ended };
}
