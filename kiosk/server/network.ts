import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The one spelling of an IP address, without a zone; mapped IPv4 becomes IPv4. @returns undefined for other texts */
export function canonical(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const [address = ''] = text.split('%');
  if (!isIPv6(address)) return undefined;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/u, '');
}

/** The address in an entry of `X-Forwarded-For`, which may have a port, brackets or quotes. */
export function addressIn(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/u, '$1');
  const bare = /^\[(?<six>[^\]]*)\](?::[\w.-]*)?$|^(?<four>\d+(?:\.\d+){3}):[\w.-]*$/u.exec(text)?.groups;
  return canonical(bare?.six ?? bare?.four ?? text);
}

/** The sender's network: a machine can use any IPv6 address of its /64. */
export function networkOf(text: string): string {
  const address = canonical(text) ?? text;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = tail.split(':').filter((part) => part !== '');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
