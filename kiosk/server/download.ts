import { request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { names } from './names.ts';

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
  const { mayAsk = isPublicAddress, lookup = names.lookup, ca } = options;
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

/** Networks that are no part of the public internet, as in the registries of special addresses. */
const NOT_PUBLIC = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    // Carriers' own.
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    // Multicast, and all that is reserved above it.
    ['224.0.0.0', 3],
  ],
  // Of version 6, only 2000::/3 is public.
  ipv6: [
    // Teredo and others; documentation; 6to4, which carries an address of version 4.
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const;

const closed = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of NOT_PUBLIC[family]) closed.addSubnet(network, prefix, family);
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet: neither to this machine, nor to a network of its own. */
export function isPublicAddress(address: string): boolean {
  // Those that carry one of version 4, mapped or translated, lie outside 2000::/3.
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}
