import { request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { names } from './names.ts';

const MAX_BYTES = 2_000_000;
const DEADLINE_MS = 30_000;

export interface DownloadOptions {
  /** Whether the server at an IP address may be asked. */
  readonly mayAsk?: (address: string) => boolean;
  readonly lookup?: LookupFunction;
  /** The only trusted authority, as PEM; by default Node's own. */
  readonly ca?: string;
}

/**
 * Downloads a script from the public internet by https, without redirects. The address comes from a tenant, who
 * must not reach this machine or its network through us; so the checked address is the connected one.
 * @throws {Error} for an unreachable script
 */
export async function download(address: string, options: DownloadOptions = {}): Promise<Uint8Array> {
  const { mayAsk = isPublicAddress, lookup = names.lookup, ca } = options;
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Error('Not https');
  // An IP address needs no look-up.
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

/** Networks outside the public internet, by the registries of special addresses. */
const NOT_PUBLIC = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
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
    // Multicast, and the reserved range above it.
    ['224.0.0.0', 3],
  ],
  // Of IPv6, only 2000::/3 is public.
  ipv6: [
    // Teredo and others; documentation; 6to4, which carries an IPv4 address.
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

/** Whether an IP address is public: neither this machine's nor a private network's. */
export function isPublicAddress(address: string): boolean {
  // Mapped and translated IPv4 addresses lie outside 2000::/3.
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}
