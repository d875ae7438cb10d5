import { anySignal } from '~/domain/any-signal';
import { type Fault, HotelError } from '~/errors/fault';

/** One HTTP exchange, as every live call makes it: hotel, point service and postcode alike. */
export type Exchange = {
  /** Name of the call, for logs and errors. */
  readonly name: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | undefined;
  /** In ms; the body must have arrived by then as well. */
  readonly timeoutMs: number;
  /** Aborts when the visit that asked is over. */
  readonly visit: AbortSignal;
  readonly notFoundIsLoadError?: boolean;
};

/** What came back, its body as text. */
export type Reply = { readonly status: number; readonly body: string };

/**
 * The only place that fetches live. Never cached, never repeated, no cookies.
 * @throws HotelError for anything but a 2xx; `dropped` when the visit ended meanwhile.
 */
export async function exchange(request: Exchange): Promise<Reply> {
  const { name, visit, notFoundIsLoadError } = request;
  const fail = (fault: Fault, status?: number) => new HotelError(fault, name, status);
  if (visit.aborted) throw fail({ kind: 'dropped' });
  const deadline = AbortSignal.timeout(request.timeoutMs);
  let reply: Reply;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal: anySignal([visit, deadline]),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    reply = { status: response.status, body: await response.text() };
  } catch {
    if (visit.aborted) throw fail({ kind: 'dropped' });
    throw fail({ kind: deadline.aborted ? 'timeout' : 'network' });
  }
  if (visit.aborted) throw fail({ kind: 'dropped' });
  if (reply.status >= 200 && reply.status < 300) return reply;
  if (reply.status === 404 && notFoundIsLoadError) throw fail({ kind: 'load-error' }, 404);
  throw fail(failureIn(reply.body), reply.status);
}

/** What a failed answer's body says: the hotel's own sentence, something unreadable, or nothing. */
function failureIn(body: string): Fault {
  if (body === '') return { kind: 'status' };
  const json = parseJson(body);
  if (typeof json === 'object' && json !== null && 'error_msg' in json) {
    const text = json.error_msg;
    if (typeof text === 'string' && text.trim() !== '') return { kind: 'message', text };
  }
  return { kind: 'invalid-format' };
}

/** The JSON a text spells, or undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
