import type { Exchange } from './exchange';
import { type SendingWatch, watchSending } from './resent';

/** How a request is sent so that what it changes is changed once. */
export type Care = {
  /** By which the gateway knows a request that comes again. */
  readonly key?: { readonly 'Idempotency-Key': string };
  readonly credentials: RequestCredentials;
  readonly watch?: SendingWatch;
};

/**
 * Browsers send a request again by themselves, a POST too, when a connection that carried others before closes without an
 * answer. What changes something therefore shares no connection with the other calls, which browsers keep apart by the use
 * of credentials; only what must not be done twice does so, since a connection that has just carried an upload has carried
 * others before. All that changes something has a key, a new one each time, where it goes to the app's own origin. On
 * another origin the hotel has to allow credentials, and would refuse a header that it does not know.
 */
export function careFor({
  url,
  changes,
  allowsCredentials,
}: Pick<Exchange, 'url' | 'changes' | 'allowsCredentials'>): Care {
  if (!changes) return { credentials: 'omit' };
  const isApart = changes === 'once';
  const { href, origin } = new URL(url, location.href);
  if (origin !== location.origin) return { credentials: isApart && allowsCredentials ? 'include' : 'omit' };
  const key = { 'Idempotency-Key': `"${randomKey()}"` };
  return isApart
    ? { key, credentials: 'same-origin', watch: watchSending(href) }
    : { key, credentials: 'omit' };
}

/** 128 random bits as 32 hexadecimal digits; `crypto.randomUUID` is not there on plain http from another machine. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
