import { passedMs } from '~/clock/passed';
import { newCheckout } from '~/domain/checkout';
import { faultOf } from '~/errors/fault';
import { lookAtQueue, type QueuePlace } from '~/flow/wait';
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
type WaitChanges = {
  /** Further ms that a pause takes, one pause after another: a tablet that slept. */
  readonly naps?: readonly number[];
  /** Replaces the pauses, and the clock by the real one. */
  readonly pause?: () => void;
};

/** A guest who waits, on a clock of the test's own: it stands still but for the pauses between looks. */
export function waits(answers: readonly Answering[], { naps = [], pause }: WaitChanges = {}) {
  updateSession({ authToken: 'guest-token', checkout: newCheckout('ヤマダ') });
  const desk = scriptedHotel({ checkout_info_result: answers });
  const leaving = new AbortController();
  const places: QueuePlace[] = [];
  let looks = 0;
  let clock = 1_000_000;
  const now = pause ? passedMs : () => clock;
  const wait = async (): Promise<true> => {
    const since = now();
    for (;;) {
      const answer = await lookAtQueue({
        hotel: desk.hotel,
        requestId: 'R1',
        since,
        standardTimeoutMs: 5 * MINUTE_MS,
        signal: leaving.signal,
        now,
      });
      if (answer.isCalled) return true;
      places.push(answer.place);
      clock += INTERVAL_MS + (naps[looks] ?? 0);
      looks += 1;
      pause?.();
    }
  };
  const ended = wait().catch((error: unknown) => faultOf(error));
  return { ...desk, leaving, places, ended };
}
