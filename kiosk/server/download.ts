import { lookup as resolve } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The largest script that is read, in bytes. */
const MAX_BYTES = 2_000_000;
const DEADLINE_MS = 30_000;

/** What a download works with; a test has a server of its own. */
export interface DownloadOptions {
  /** Whether the server at an IP address may be asked. */
  readonly mayAsk?: (address: string) => boolean;
  /** Turns a name into addresses. */
  readonly lookup?: LookupFunction;
  /** The only authority that is believed, as PEM; without it, those that Node.js knows. */
  readonly ca?: string;
}

/**
 * Downloads a script, without following redirects. The address comes from a tenant, who must not reach this machine or its
 * network through us: only https, and only what is on the public internet. The address that is checked is the one connected to,
 * so a name that leads elsewhere at the next question gains nothing.
 * @throws {Error} where it cannot be had
 */
export async function download(address: string, options: DownloadOptions = {}): Promise<Uint8Array> {
  const { mayAsk = isPublicAddress, lookup = resolve, ca } = options;
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Error('Not https');
  // For an address in place of a name, nothing is looked up.
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(host) !== 0 && !mayAsk(host)) throw new Error('Not a public address');
  return new Promise((done, failed) => {
    const asked = request(
      url,
      {
        agent: false,
        headers: { 'Accept-Encoding': 'identity' },
        lookup: onlyWhere(mayAsk, lookup),
        signal: AbortSignal.timeout(DEADLINE_MS),
        ...(ca === undefined ? {} : { ca }),
      },
      (response) => {
        if (response.statusCode !== 200) {
          asked.destroy(new Error(`Status ${response.statusCode}`));
          return;
        }
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          parts.push(part);
          if (bytes > MAX_BYTES) response.destroy(new Error(`More than ${MAX_BYTES} bytes`));
        });
        response.on('end', () => done(Buffer.concat(parts)));
        response.on('error', failed);
      },
    );
    asked.on('error', failed);
    asked.end();
  });
}

/** A lookup that fails where one of the addresses may not be asked. */
const onlyWhere =
  (mayAsk: (address: string) => boolean, lookup: LookupFunction): LookupFunction =>
  (name, options, callback) =>
    lookup(name, options, (error, found, family) => {
      if (error !== null) {
        callback(error, found, family);
        return;
      }
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (addresses.length > 0 && addresses.every(mayAsk)) callback(null, found, family);
      else callback(new Error(`${name} is not on the public internet`), '');
    });
