import type { Exchange } from './exchange';
import { type SendingWatch, watchSending } from './resent';

/** How to send a request, so that a change is applied only once. */
export type SendOptions = {
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
export function sendOptionsFor({
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
