import { isIP } from 'node:net';

/**
 * Whether the gateway answers under the name of a `Host` header. A page on a name of somebody else's may lead that name to
 * our address (DNS rebinding) and would then be of our origin; an address in numbers cannot be led anywhere.
 * @param names those in HOSTS; without any, this machine's own
 */
export function hostCheck(names: readonly string[], machine: string): (host: string | undefined) => boolean {
  const known = new Set(
    (names.length > 0 ? names : ['localhost', machine]).map((name) => name.toLowerCase()),
  );
  return (host) => {
    const name = nameIn(host ?? '').toLowerCase();
    return known.has(name) || isIP(name) !== 0;
  };
}

/** The name in a `Host` header, without its port; an address of IPv6 stands in brackets. */
export function nameIn(host: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/u.exec(host);
  return bracketed?.[1] ?? host.replace(/:\d+$/u, '');
}
