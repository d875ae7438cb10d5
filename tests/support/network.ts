import { onTestFinished, vi } from 'vitest';

/** A request as the network sees it, form-encoded body and all. */
export type Seen = {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case, as HTTP compares them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly request: Request;
};

/** Answers one request. */
export type Answering = (seen: Seen) => Response | Promise<Response>;

/** Where relative addresses lead: the app's own origin. */
const OWN_ORIGIN = 'https://tablet.example';

/** Puts a network of the test's own in place of the real one; returns what it has seen so far. */
export function stubNetwork(answer: Answering): Seen[] {
  const seen: Seen[] = [];
  if (typeof location === 'undefined') vi.stubGlobal('location', new URL(OWN_ORIGIN));
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const request = new Request(new URL(input, OWN_ORIGIN), init);
    const { method, headers } = request;
    const body = await request.text();
    const one: Seen = {
      method,
      url: new URL(request.url),
      headers: Object.fromEntries(headers),
      body,
      request,
    };
    seen.push(one);
    return answer(one);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return seen;
}

/** The hotel's success: its envelope with a payload. */
export const payload = (value: unknown): Response => Response.json({ payload: value });

/** A network on which no answer ever comes, and which honours the request's signal. */
export const never: Answering = ({ request: { signal } }) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

/** A network that is down: what `fetch` does without a connection. */
export const offline: Answering = () => Promise.reject(new TypeError('Failed to fetch'));

/** The last part of a request's path: the name of a call of the hotel. */
export const callName = ({ url }: Seen): string => url.pathname.split('/').at(-1) ?? '';

/** A form-encoded text as an object. */
export const fields = (encoded: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(encoded));

/** A server of static files; a path without one is not found. */
export const serving =
  (files: Readonly<Record<string, unknown>>): Answering =>
  ({ url: { pathname } }) => {
    const file = files[pathname];
    if (file === undefined) return new Response('not found', { status: 404 });
    return typeof file === 'string' ? new Response(file) : Response.json(file);
  };
