import type { Exchange } from './exchange';
import { type SendingWatch, watchSending } from './resent';

/** How to send a request so that its change is applied only once. */
export type SendOptions = {
  /** Lets the gateway recognise a repeated request. */
  readonly key?: { readonly 'Idempotency-Key': string };
  readonly credentials: RequestCredentials;
  readonly watch?: SendingWatch;
};

/**
 * Decides how to send a request that changes something.
 * Browsers repeat a request by themselves, even a POST, if a reused connection closes without a response.
 * Therefore calls that must not be repeated (`once`) use separate connections: browsers keep connections with
 * and without credentials apart. Replaceable calls do not, because a connection that has just carried an
 * upload would count as reused.
 * On the app's own origin every change also gets a new `Idempotency-Key`. On another origin the hotel must
 * allow credentials, and would reject a header it does not know.
 */
export function sendOptionsFor({
  url,
  changes,
  allowsCredentials,
}: Pick<Exchange, 'url' | 'changes' | 'allowsCredentials'>): SendOptions {
  if (!changes) return { credentials: 'omit' };
  const isSeparate = changes === 'once';
  const { href, origin } = new URL(url, location.href);
  if (origin !== location.origin)
    return { credentials: isSeparate && allowsCredentials ? 'include' : 'omit' };
  const key = { 'Idempotency-Key': `"${randomKey()}"` };
  return isSeparate
    ? { key, credentials: 'same-origin', watch: watchSending(href) }
    : { key, credentials: 'omit' };
}

/**
 * 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is unavailable on plain http, except on
 * localhost.
 */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
