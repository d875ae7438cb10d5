import { onTestFinished } from 'vitest';
import { frame } from '../../../kiosk/guest/hands';

export interface Held {
  readonly count: () => number;
  /** Releases the answers, and later ones at once; resolves when the app has them. */
  readonly letGo: () => Promise<void>;
}

/** Replaces the page's `fetch` until the test ends. @returns puts it back earlier */
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

const isFor = (path: RegExp, { url }: Request): boolean => path.test(new URL(url).pathname);

/** Holds the hotel's answers to a path until released or the test's end. */
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
      // The answer is read and drawn.
      await frame();
      await frame();
    },
  };
}

/** Rejects when the app stops waiting. */
const goes = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Answers a path with the test's JSON until the test ends. */
export function answersWith(path: RegExp, json: () => unknown): void {
  replacesFetch(async (request, own) => (isFor(path, request) ? Response.json(json()) : own(request)));
}

/** Dates all answers of the hotel. Call it with an open tablet. */
export function tellsTime(time: Date): void {
  replacesFetch(async (request, own) => {
    const { body, status, headers } = await own(request);
    return new Response(body, {
      status,
      headers: { ...Object.fromEntries(headers), date: time.toUTCString() },
    });
  });
}

export function losesNetwork(): void {
  replacesFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event('offline'));
}
