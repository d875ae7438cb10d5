import { noteDate } from '~/clock/today';
import { type Fault, faultOf, HotelError, messageOf } from '~/errors/fault';
import { type AnswerText, jsonOf, readText } from '~/platform/answer-text';
import { anySignal } from '~/platform/any-signal';
import { parseExactJson } from '~/platform/exact-json';
import { onceMore } from '~/platform/once-more';
import { z } from '~/platform/zod';
import { type SendingWatch, watchSending } from './sending-watch';

/** A call's change of data. `replaceable`: a repetition replaces it (an upload, an address). `once`: never repeat it. */
export type Changes = 'replaceable' | 'once';

/** One HTTP request of a live call: to the hotel, the point service or the postcode service. */
export type Exchange = {
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The posted fields; a request without them is a GET. */
  readonly body?: URLSearchParams | undefined;
  /** In ms, with the time for the body. */
  readonly timeoutMs: number;
  /** Aborts when nobody needs the result; the call then fails with `dropped`. */
  readonly signal: AbortSignal;
  readonly notFoundIsLoadError?: boolean | undefined;
  readonly changes?: Changes | undefined;
  /** The server is on another origin and allows credentials. */
  readonly allowsCredentials?: boolean;
  /** Another service or the offline shell, whose `Date` is not the present. */
  readonly isOutside?: true;
};

/** The gateway's header on every response; it removes the hotel's own. */
const GATEWAY = 'Lobby-Gateway';

/** Wait before a failed read is repeated, in ms: a tablet may change its access point. */
const AGAIN_AFTER_MS = 1000;

/**
 * Makes an HTTP request; all live calls use this. Nothing is cached. A read is repeated once after a network failure,
 * anything else never (for a rejected token see `flow/renewal.ts`).
 * @returns the body as JSON with its numbers as written; undefined for anything else, or beyond the limits
 * @throws HotelError for every status but 2xx, for a 2xx with the hotel's message or with a whole page from outside;
 * of kind `dropped` if `signal` aborts
 */
export function exchange(request: Exchange): Promise<unknown> {
  const isRead = request.body === undefined && request.changes === undefined;
  const isPassing = (error: unknown) => isRead && faultOf(error).kind === 'network';
  return onceMore(() => send(request), isPassing, AGAIN_AFTER_MS);
}

/** A call with a change follows no redirect: a Wi-Fi login page must not count as a success. */
async function send(request: Exchange): Promise<unknown> {
  const { name, signal, notFoundIsLoadError } = request;
  const fail = (fault: Fault, status?: number, neverSent = false) =>
    new HotelError(fault, name, status, neverSent);
  if (signal.aborted) throw fail({ kind: 'dropped' });
  // `AbortSignal.timeout` stays in memory until its time, long after the response.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), request.timeoutMs);
  const { key, credentials, watch } = sendOptionsFor(request);
  let status: number;
  let body: AnswerText;
  let gateway: string | null;
  let wasResent: boolean;
  try {
    const response = await fetch(request.url, {
      method: request.body ? 'POST' : 'GET',
      headers: { ...request.headers, ...key },
      body: request.body ?? null,
      signal: anySignal([signal, late.signal]),
      cache: 'no-store',
      credentials,
      redirect: request.changes ? 'error' : 'follow',
      referrerPolicy: 'no-referrer',
    });
    if (!request.isOutside) noteDate(response.headers);
    gateway = response.headers.get(GATEWAY);
    status = response.status;
    body = await readText(response);
    // The gateway lets no request through twice.
    wasResent = gateway === null && (await watch?.wasResent()) === true;
  } catch {
    if (signal.aborted) throw fail({ kind: 'dropped' });
    throw fail({ kind: late.signal.aborted ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
    watch?.stop();
  }
  if (signal.aborted) throw fail({ kind: 'dropped' });
  // The response belongs to the repetition; the first result is unknown.
  if (wasResent) throw fail({ kind: 'network' });
  if (status >= 200 && status < 300) {
    if (gateway !== 'answered' && isPage(body.text)) throw fail({ kind: 'invalid-format' }, status);
    const json = jsonOf(body, parseExactJson);
    const refusal = messageIn(json);
    if (refusal !== undefined) throw fail({ kind: 'message', text: refusal }, status);
    return json;
  }
  if (status === 404 && notFoundIsLoadError) throw fail({ kind: 'load-error' }, 404);
  throw fail(failureIn(body), status, gateway === 'not-sent');
}

/** Asks another service and reads its answer by a schema. @throws HotelError */
export async function askService<T>(schema: z.core.$ZodType<T>, request: Exchange): Promise<T> {
  const result = z.safeParse(schema, await exchange({ ...request, isOutside: true }));
  if (!result.success) throw new HotelError({ kind: 'invalid-format' }, request.name);
  return result.data;
}

const PAGE_HEAD = 4096;
/** The beginning of an HTML page, after comments and an XML declaration. */
const PAGE = /^(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype|html)\b/i;

/** True for a whole page, such as a Wi-Fi login. Other HTML can be a hotel's success. */
const isPage = (text: string): boolean => PAGE.test(text.slice(0, PAGE_HEAD));

function failureIn(body: AnswerText): Fault {
  if (body.text === '') return { kind: 'status' };
  const text = messageIn(jsonOf(body, parseExactJson));
  return text === undefined ? { kind: 'invalid-format' } : { kind: 'message', text };
}

/** A hotel's refusal with any status: at the top of its answer, or in the payload. */
function messageIn(json: unknown, isTop = true): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const own =
    'error_msg' in json && typeof json.error_msg === 'string' ? messageOf(json.error_msg) : undefined;
  return own ?? (isTop && 'payload' in json ? messageIn(json.payload, false) : undefined);
}

/** Options that keep a change from being applied twice. */
type SendOptions = {
  /** Lets the gateway recognise a repeated request. */
  readonly key?: { readonly 'Idempotency-Key': string };
  readonly credentials: RequestCredentials;
  readonly watch?: SendingWatch;
};

/**
 * Options against a repeated change: browsers resend even a POST if a reused connection closes without a response. So
 * a `once` call uses a connection of its own, since browsers separate connections with and without credentials. On
 * the app's origin only these calls go without credentials; on another origin, whose preflights go without, only
 * these go with them, if the hotel allows it. Two such calls in quick succession still share one. On the app's origin
 * every change also gets an `Idempotency-Key`; another origin would reject the header.
 */
function sendOptionsFor({
  url,
  changes,
  allowsCredentials,
}: Pick<Exchange, 'url' | 'changes' | 'allowsCredentials'>): SendOptions {
  const isOnce = changes === 'once';
  const { href, origin } = new URL(url, location.href);
  if (origin !== location.origin) return { credentials: isOnce && allowsCredentials ? 'include' : 'omit' };
  if (!changes) return { credentials: 'same-origin' };
  const key = { 'Idempotency-Key': `"${randomKey()}"` };
  return isOnce
    ? { key, credentials: 'omit', watch: watchSending(href) }
    : { key, credentials: 'same-origin' };
}

/** 128 random bits in hexadecimal. Plain http has no `crypto.randomUUID`, except on localhost. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
