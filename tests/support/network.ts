import { onTestFinished, vi } from 'vitest';

export type NetworkRequest = {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly request: Request;
};

export type Answering = (seen: NetworkRequest) => Response | Promise<Response>;

const OWN_ORIGIN = 'https://tablet.example';

export function stubNetwork(answer: Answering): NetworkRequest[] {
  const seen: NetworkRequest[] = [];
  if (typeof location === 'undefined') vi.stubGlobal('location', new URL(OWN_ORIGIN));
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const request = new Request(new URL(input, OWN_ORIGIN), init);
    const { method, headers } = request;
    const body = await request.text();
    const one: NetworkRequest = {
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

export const payload = (value: unknown): Response => Response.json({ payload: value });

/** No answer ever comes; the request's signal is honoured. */
export const never: Answering = ({ request: { signal } }) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

/** Fails as `fetch` does without a connection. */
export const offline: Answering = () => Promise.reject(new TypeError('Failed to fetch'));

export const callName = ({ url }: NetworkRequest): string => url.pathname.split('/').at(-1) ?? '';

export const fields = (encoded: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(encoded));

export const serving =
  (files: Readonly<Record<string, unknown>>): Answering =>
  ({ url: { pathname } }) => {
    const file = files[pathname];
    if (file === undefined) return new Response('not found', { status: 404 });
    return typeof file === 'string' ? new Response(file) : Response.json(file);
  };
