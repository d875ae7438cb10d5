import { anySignal } from '~/domain/any-signal';
import { type Fault, HotelError } from '~/errors/fault';
import type { Exchange } from './exchange';
import { sendOptionsFor } from './send-options';

/** A response with its body as text. */
export type Reply = { readonly status: number; readonly body: string };

/**
 * Header that the gateway sets on every response, its own or the hotel's; it removes the header from the
 * hotel's responses.
 */
const GATEWAY = 'Lobby-Gateway';

/**
 * Makes an HTTP request; all live calls use this function. Requests are never cached and never repeated by
 * the app. Calls that change something do not follow redirects, as the login page of a Wi-Fi network must not
 * count as a success.
 * @throws HotelError for every status but 2xx, and for a 2xx with an HTML page; of kind `dropped` if
 *   `visit` aborts meanwhile
 */
export async function exchange(request: Exchange): Promise<Reply> {
  const { name, visit, notFoundIsLoadError } = request;
  const fail = (fault: Fault, status?: number, neverSent = false) =>
    new HotelError(fault, name, status, neverSent);
  if (visit.aborted) throw fail({ kind: 'dropped' });
  // Not `AbortSignal.timeout`, which stays in memory until its time has passed, long after the response.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), request.timeoutMs);
  const { key, credentials, watch } = sendOptionsFor(request);
  let reply: Reply;
  let gateway: string | null;
  let type: string | null;
  let wasResent: boolean;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers, ...key },
      body: request.body ?? null,
      signal: anySignal([visit, late.signal]),
      cache: 'no-store',
      credentials,
      redirect: request.changes ? 'error' : 'follow',
      referrerPolicy: 'no-referrer',
    });
    gateway = response.headers.get(GATEWAY);
    type = response.headers.get('Content-Type');
    reply = { status: response.status, body: await response.text() };
    // The gateway lets no request through twice.
    wasResent = gateway === null && (await watch?.wasResent()) === true;
  } catch {
    if (visit.aborted) throw fail({ kind: 'dropped' });
    throw fail({ kind: late.signal.aborted ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
    watch?.stop();
  }
  if (visit.aborted) throw fail({ kind: 'dropped' });
  // This is the response to the repeated request; the result of the first is unknown.
  if (wasResent) throw fail({ kind: 'network' });
  if (reply.status >= 200 && reply.status < 300) {
    if (isPage(type, reply.body)) throw fail({ kind: 'invalid-format' }, reply.status);
    return reply;
  }
  if (reply.status === 404 && notFoundIsLoadError) throw fail({ kind: 'load-error' }, 404);
  throw fail(failureIn(reply.body), reply.status, gateway === 'not-sent');
}

/**
 * True for an HTML page: the body starts with `<`, as proxies may send any content type; or the content type
 * is HTML and the body is not JSON, as some servers label everything as HTML. No call is answered with HTML.
 */
const isPage = (type: string | null, body: string): boolean =>
  /^\s*</.test(body) || (isHtml(type ?? '') && body.trim() !== '' && parseJson(body) === undefined);

const isHtml = (type: string): boolean => /^(text\/html|application\/xhtml\+xml)\b/i.test(type);

/** Reads the body of a failed response: the hotel's message, something unreadable, or nothing. */
function failureIn(body: string): Fault {
  if (body === '') return { kind: 'status' };
  const json = parseJson(body);
  if (typeof json === 'object' && json !== null && 'error_msg' in json) {
    const text = json.error_msg;
    if (typeof text === 'string' && text.trim() !== '') return { kind: 'message', text };
  }
  return { kind: 'invalid-format' };
}

/** Parses JSON; undefined if the text is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
