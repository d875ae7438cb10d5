import type { GivenAnswer, SentRequest } from '../contract/judge.ts';
import { encodingOf } from './encoding.ts';

/** An answer as it came. */
export interface TappedAnswer extends GivenAnswer {
  readonly headers: Headers;
  readonly wasRedirected: boolean;
  /** That of its bytes, whatever its headers say. */
  readonly encoding: string;
}

/** One request as it went out, and what came back. */
export interface Tapped {
  readonly url: string;
  readonly request: SentRequest;
  /** In bytes. */
  readonly bodyBytes: number;
  /** From sending to the last byte. */
  readonly ms: number;
  /** Undefined where none came. */
  readonly answer: TappedAnswer | undefined;
  /** What `fetch` threw where no answer came. */
  readonly failure: unknown;
}

/**
 * Puts itself in the place of `fetch`, so that the app's own client makes the calls and the raw answers are seen.
 * @param more headers that a browser would add
 */
export function tapNetwork(more: Readonly<Record<string, string>>) {
  const usual = globalThis.fetch;
  let last: Tapped | undefined;
  globalThis.fetch = async (input, init) => {
    const outgoing = new Request(input, init);
    for (const [name, value] of Object.entries(more)) outgoing.headers.set(name, value);
    const url = new URL(outgoing.url);
    const body = await outgoing.clone().text();
    const request: SentRequest = {
      method: outgoing.method,
      path: url.pathname,
      headers: Object.fromEntries(outgoing.headers),
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(body)),
    };
    // A connection of its own: one that is used again may just be closing, which would look like a fault of the hotel.
    outgoing.headers.set('Connection', 'close');
    const started = performance.now();
    const tapped = { url: outgoing.url, request, bodyBytes: body.length };
    try {
      const response = await usual(outgoing);
      const bytes = new Uint8Array(await response.arrayBuffer());
      last = {
        ...tapped,
        ms: performance.now() - started,
        answer: answerOf(response, bytes),
        failure: undefined,
      };
      const { status, headers } = response;
      return new Response(status === 204 || status === 304 ? null : bytes, { status, headers });
    } catch (failure) {
      last = { ...tapped, ms: performance.now() - started, answer: undefined, failure };
      throw failure;
    }
  };
  return {
    last: () => last,
    /** Sends the same request with other headers; undefined where no answer comes. */
    async again(
      { url }: Tapped,
      headers: Readonly<Record<string, string>>,
    ): Promise<GivenAnswer | undefined> {
      try {
        const response = await usual(url, { headers, signal: AbortSignal.timeout(30_000) });
        return answerOf(response, new Uint8Array(await response.arrayBuffer()));
      } catch {
        return undefined;
      }
    },
    /** Puts the usual network back. */
    stop() {
      globalThis.fetch = usual;
    },
  };
}

const answerOf = ({ status, headers, redirected }: Response, bytes: Uint8Array): TappedAnswer => ({
  status,
  type: headers.get('content-type') ?? undefined,
  body: new TextDecoder().decode(bytes),
  headers,
  wasRedirected: redirected,
  encoding: encodingOf(bytes),
});
