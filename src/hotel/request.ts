import { anySignal } from '~/domain/any-signal';
import { type Fault, HotelError } from '~/errors/fault';
import { careFor } from './care';
import type { Exchange } from './exchange';

/** What came back, its body as text. */
export type Reply = { readonly status: number; readonly body: string };

/** The gateway's word on an answer that it passes on, or gives in the hotel's place; no hotel can set it. */
const GATEWAY = 'Lobby-Gateway';

/**
 * The only place that fetches live. Never cached, never repeated by us, and nothing that changes anything follows a
 * redirect: a page to log in to the network is no success, wherever it stands.
 * @throws HotelError for anything but a 2xx, and for a 2xx with a page; `dropped` when the visit ended meanwhile.
 */
export async function exchange(request: Exchange): Promise<Reply> {
  const { name, visit, notFoundIsLoadError } = request;
  const fail = (fault: Fault, status?: number, neverSent = false) =>
    new HotelError(fault, name, status, neverSent);
  if (visit.aborted) throw fail({ kind: 'dropped' });
  const deadline = AbortSignal.timeout(request.timeoutMs);
  const { key, credentials, watch } = careFor(request);
  let reply: Reply;
  let gateway: string | null;
  let type: string | null;
  let wasResent: boolean;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers, ...key },
      body: request.body ?? null,
      signal: anySignal([visit, deadline]),
      cache: 'no-store',
      credentials,
      redirect: request.changes ? 'error' : 'follow',
      referrerPolicy: 'no-referrer',
    });
    gateway = response.headers.get(GATEWAY);
    type = response.headers.get('Content-Type');
    reply = { status: response.status, body: await response.text() };
    // A gateway of ours lets nothing through twice.
    wasResent = gateway === null && (await watch?.wasResent()) === true;
  } catch {
    if (visit.aborted) throw fail({ kind: 'dropped' });
    throw fail({ kind: deadline.aborted ? 'timeout' : 'network' });
  } finally {
    watch?.stop();
  }
  if (visit.aborted) throw fail({ kind: 'dropped' });
  // The answer is that of the second try; what became of the first nobody knows.
  if (wasResent) throw fail({ kind: 'network' });
  if (reply.status >= 200 && reply.status < 300) {
    if (isPage(type, reply.body)) throw fail({ kind: 'invalid-format' }, reply.status);
    return reply;
  }
  if (reply.status === 404 && notFoundIsLoadError) throw fail({ kind: 'load-error' }, 404);
  throw fail(failureIn(reply.body), reply.status, gateway === 'not-sent');
}

/**
 * HTML by its first sign, as what stands between may send any type, or by its type, unless it is JSON all the same: that is
 * what some servers call everything. No call is answered with HTML.
 */
const isPage = (type: string | null, body: string): boolean =>
  /^\s*</.test(body) || (isHtml(type ?? '') && body.trim() !== '' && parseJson(body) === undefined);

const isHtml = (type: string): boolean => /^(text\/html|application\/xhtml\+xml)\b/i.test(type);

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
