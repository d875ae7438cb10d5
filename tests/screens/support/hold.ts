import { onTestFinished } from 'vitest';
import { frame } from '../../../kiosk/guest/hands';

/** Answers that are held back: the screen stays as it is while the guest waits. */
export interface Held {
  /** How many answers have come and are held. */
  readonly count: () => number;
  /** Lets them go, and resolves when the app has had them; what is asked from then on is answered at once. */
  readonly letGo: () => Promise<void>;
}

/** Holds back the hotel's answers to a path, until they are let go or the test is over. */
export function holds(path: RegExp): Held {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let held = 0;
  const ownFetch = window.fetch;
  const putBack = () => {
    window.fetch = ownFetch;
  };
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await ownFetch(request);
    if (path.test(new URL(request.url).pathname)) {
      held += 1;
      await Promise.race([released, goes(request.signal)]);
    }
    return answer;
  };
  onTestFinished(putBack);
  return {
    count: () => held,
    letGo: async () => {
      putBack();
      letGo();
      // The answer is read, and what it says is drawn.
      await frame();
      await frame();
    },
  };
}

/** Rejects when the app no longer waits for an answer. */
const goes = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Lets the hotel answer a path with JSON of the test's own, such as no named guest gets, until the test is over. */
export function answersWith(path: RegExp, json: () => unknown): void {
  const ownFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return path.test(new URL(request.url).pathname) ? Response.json(json()) : ownFetch(request);
  };
  onTestFinished(() => {
    window.fetch = ownFetch;
  });
}

/** The hotel says the time with all that it answers. To be called with the tablet open. */
export function tellsTime(time: Date): void {
  const hotels = window.fetch;
  window.fetch = async (input, init) => {
    const { body, status, headers } = await hotels(input, init);
    return new Response(body, {
      status,
      headers: { ...Object.fromEntries(headers), date: time.toUTCString() },
    });
  };
  onTestFinished(() => {
    window.fetch = hotels;
  });
}
