import type { GivenAnswer, SentRequest } from '../contract/judge.ts';
import { encodingOf } from './encoding.ts';

export interface TappedAnswer extends GivenAnswer {
  readonly headers: Headers;
  readonly wasRedirected: boolean;
  /** By its bytes, not its headers. */
  readonly encoding: string;
}

export interface Tapped {
  readonly url: string;
  readonly request: SentRequest;
  readonly bodyBytes: number;
  /** From sending to the last byte. */
  readonly ms: number;
  readonly answer: TappedAnswer | undefined;
  readonly failure: unknown;
}

/** Replaces `fetch`, so that the app's own client makes the calls. @param more a browser's headers */
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
    // A kept connection may just be closing, which would look like the hotel's fault.
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
    /** Repeats a request with other headers; undefined without an answer. */
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
    /** Restores the network. */
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
