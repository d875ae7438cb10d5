import { isIP } from 'node:net';

/**
 * Whether a `Host` header names the gateway. By DNS rebinding, a foreign page could lead its own name to us and
 * share our origin.
 * @param names HOSTS; when empty, this machine's own
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

/** The name in a `Host` header without its port; an IPv6 address stands in brackets. */
export function nameIn(host: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/u.exec(host);
  return bracketed?.[1] ?? host.replace(/:\d+$/u, '');
}
