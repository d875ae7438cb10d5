import type { GivenAnswer, SentRequest } from '../contract/judge.ts';

/** One request as it went out, and what came back. */
export interface Tapped {
  readonly url: string;
  readonly request: SentRequest;
  /** From sending to the last byte. */
  readonly ms: number;
  /** Undefined where none came. */
  readonly answer: (GivenAnswer & { readonly headers: Headers; readonly wasRedirected: boolean }) | undefined;
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
    const request: SentRequest = {
      method: outgoing.method,
      path: url.pathname,
      headers: Object.fromEntries(outgoing.headers),
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(await outgoing.clone().text())),
    };
    // A connection of its own: one that is used again may just be closing, which would look like a fault of the hotel.
    outgoing.headers.set('Connection', 'close');
    const started = performance.now();
    const tapped = { url: outgoing.url, request };
    try {
      const response = await usual(outgoing);
      const body = await response.text();
      const { status, headers, redirected: wasRedirected } = response;
      const type = headers.get('content-type') ?? undefined;
      const answer = { status, type, body, headers, wasRedirected };
      last = { ...tapped, ms: performance.now() - started, answer, failure: undefined };
      return new Response(status === 204 || status === 304 ? null : body, { status, headers });
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
        const type = response.headers.get('content-type') ?? undefined;
        return { status: response.status, type, body: await response.text() };
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
