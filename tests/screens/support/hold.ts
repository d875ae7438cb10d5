import { onTestFinished } from 'vitest';
import { frame } from '../../../kiosk/guest/hands';

/** Answers that are held back: the screen stays as it is while the guest waits. */
export interface Held {
  /** How many answers have come and are held. */
  readonly count: () => number;
  /** Lets them go, and resolves when the app has had them; what is asked from then on is answered at once. */
  readonly letGo: () => Promise<void>;
}

/** Stands in for the page's `fetch`, which it may ask itself, until the test is over. @returns puts it back before */
export function replacesFetch(
  answer: (request: Request, own: typeof fetch) => Promise<Response>,
): () => void {
  const own = window.fetch;
  const putBack = () => {
    window.fetch = own;
  };
  window.fetch = async (input, init) => answer(new Request(input, init), own);
  onTestFinished(putBack);
  return putBack;
}

/** Whether a request is for a path. */
const isFor = (path: RegExp, { url }: Request): boolean => path.test(new URL(url).pathname);

/** Holds back the hotel's answers to a path, until they are let go or the test is over. */
export function holds(path: RegExp): Held {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  let held = 0;
  const putBack = replacesFetch(async (request, own) => {
    const answer = await own(request);
    if (isFor(path, request)) {
      held += 1;
      await Promise.race([released, goes(request.signal)]);
    }
    return answer;
  });
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
  replacesFetch(async (request, own) => (isFor(path, request) ? Response.json(json()) : own(request)));
}

/** The hotel says the time with all that it answers. To be called with the tablet open. */
export function tellsTime(time: Date): void {
  replacesFetch(async (request, own) => {
    const { body, status, headers } = await own(request);
    return new Response(body, {
      status,
      headers: { ...Object.fromEntries(headers), date: time.toUTCString() },
    });
  });
}

/** The tablet's network goes, until the test is over. */
export function losesNetwork(): void {
  replacesFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event('offline'));
}
