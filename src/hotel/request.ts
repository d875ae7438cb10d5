import { noteDate } from '~/clock/today';
import { type Fault, faultOf, HotelError, messageOf } from '~/errors/fault';
import { type AnswerText, jsonOf, readText } from '~/platform/answer-text';
import { anySignal } from '~/platform/any-signal';
import { parseExactJson } from '~/platform/exact-json';
import { onceMore } from '~/platform/once-more';
import { z } from '~/platform/zod';
import { type SendingWatch, watchSending } from './sending-watch';

/**
 * How a call changes the hotel's data. `replaceable`: repeating it does no harm, as the second call replaces
 * the first (an upload, an address). `once`: it must not be repeated.
 */
export type Changes = 'replaceable' | 'once';

/** One HTTP request, as made by every live call: to the hotel, the point service and the postcode service. */
export type Exchange = {
  /** Name of the call, for logs and errors. */
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is posted; a request without it is a GET. */
  readonly body?: URLSearchParams | undefined;
  /** In ms, including the time to receive the body. */
  readonly timeoutMs: number;
  /** Aborts when the result is no longer wanted; the call then fails with `dropped`. */
  readonly signal: AbortSignal;
  readonly notFoundIsLoadError?: boolean | undefined;
  readonly changes?: Changes | undefined;
  /** The server is on another origin and allows credentials. */
  readonly allowsCredentials?: boolean;
  /** Of another service than the hotel, or of the offline shell, whose `Date` is the day on which a file was stored. */
  readonly isOutside?: true;
};

/**
 * Header that the gateway sets on every response, its own or the hotel's; it removes the header from the
 * hotel's responses.
 */
const GATEWAY = 'Lobby-Gateway';

/** How long after a failure of the network a read is asked once more, in ms: so long a tablet takes to change its access point. */
const AGAIN_AFTER_MS = 1000;

/**
 * Makes an HTTP request; all live calls use this function. Requests are never cached. What is only read is asked once more where
 * the network failed; nothing else is repeated here (a call that was refused for its token: `flow/renewal.ts`).
 * @returns the body as JSON, its numbers as they are written; undefined if it is not JSON, is not UTF-8, or is too long or nested
 *   too deep
 * @throws HotelError for every status but 2xx, for a 2xx with the hotel's message, and for one with a whole page that no hotel
 *   behind our gateway sent; of kind `dropped` if `signal` aborts meanwhile
 */
export function exchange(request: Exchange): Promise<unknown> {
  const isRead = request.body === undefined && request.changes === undefined;
  const isPassing = (error: unknown) => isRead && faultOf(error).kind === 'network';
  return onceMore(() => send(request), isPassing, AGAIN_AFTER_MS);
}

/** Calls that change something do not follow redirects, as the login page of a Wi-Fi network must not count as a success. */
async function send(request: Exchange): Promise<unknown> {
  const { name, signal, notFoundIsLoadError } = request;
  const fail = (fault: Fault, status?: number, neverSent = false) =>
    new HotelError(fault, name, status, neverSent);
  if (signal.aborted) throw fail({ kind: 'dropped' });
  // Not `AbortSignal.timeout`, which stays in memory until its time has passed, long after the response.
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
  // This is the response to the repeated request; the result of the first is unknown.
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

/**
 * Asks another service than the hotel, and reads its answer by a schema.
 * @throws HotelError
 */
export async function askService<T>(schema: z.core.$ZodType<T>, request: Exchange): Promise<T> {
  const result = z.safeParse(schema, await exchange({ ...request, isOutside: true }));
  if (!result.success) throw new HotelError({ kind: 'invalid-format' }, request.name);
  return result.data;
}

/** How far into an answer a page is looked for, in characters. */
const PAGE_HEAD = 4096;
/** The beginning of a whole HTML page, whatever the content type; it may follow comments and an XML declaration. */
const PAGE = /^(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype|html)\b/i;

/**
 * True for a whole page, such as the login page of a Wi-Fi network. Other HTML or XML can be how a hotel says that it has done
 * something.
 */
const isPage = (text: string): boolean => PAGE.test(text.slice(0, PAGE_HEAD));

/** Reads the body of a failed response: the hotel's message, something unreadable, or nothing. */
function failureIn(body: AnswerText): Fault {
  if (body.text === '') return { kind: 'status' };
  const text = messageIn(jsonOf(body, parseExactJson));
  return text === undefined ? { kind: 'invalid-format' } : { kind: 'message', text };
}

/** The hotel's message that it refuses a call, whatever the status: at the top of its answer, or in the payload. */
function messageIn(json: unknown, isTop = true): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const own =
    'error_msg' in json && typeof json.error_msg === 'string' ? messageOf(json.error_msg) : undefined;
  return own ?? (isTop && 'payload' in json ? messageIn(json.payload, false) : undefined);
}

/** How to send a request, so that a change is applied only once. */
type SendOptions = {
  /** Lets the gateway recognise a repeated request. */
  readonly key?: { readonly 'Idempotency-Key': string };
  readonly credentials: RequestCredentials;
  readonly watch?: SendingWatch;
};

/**
 * Decides how to send a request.
 * Browsers repeat a request by themselves, even a POST, if a reused connection closes without a response.
 * Therefore calls that must not be repeated (`once`) use connections that nothing else uses: browsers keep
 * connections with and without credentials apart. On the app's own origin these calls alone are without, as
 * the page's own files (scripts, pictures, styles) are loaded with credentials. On another origin, where
 * preflights are without, these calls alone are with credentials, if the hotel allows it.
 * What is left: two such calls within the time for which a server keeps a connection open.
 * On the app's own origin every change also gets a new `Idempotency-Key`; another origin would reject a header
 * it does not know.
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

/**
 * 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is unavailable on plain http, except on
 * localhost.
 */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
