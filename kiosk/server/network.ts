import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * An address of IP in its one spelling, without a zone; an IPv4 address written as one of IPv6 is the IPv4 address.
 * @returns undefined where the text is no address
 */
export function canonical(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const [address = ''] = text.split('%');
  if (!isIPv6(address)) return undefined;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/u, '');
}

/** The address in an entry of `X-Forwarded-For`, which some proxies write with a port, in brackets or in quotes. */
export function addressIn(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/u, '$1');
  const bare = /^\[(?<six>[^\]]*)\](?::[\w.-]*)?$|^(?<four>\d+(?:\.\d+){3}):[\w.-]*$/u.exec(text)?.groups;
  return canonical(bare?.six ?? bare?.four ?? text);
}

/** Who counts as one: a machine can use any address of IPv6 within its /64. */
export function networkOf(text: string): string {
  const address = canonical(text) ?? text;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = tail.split(':').filter((part) => part !== '');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
