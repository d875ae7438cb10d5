import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { GatewayEnv } from './gateway.ts';

/**
 * The address of whoever sends a request.
 * @param trustsProxy a proxy before us says in `X-Forwarded-For` who it is
 */
export function addressOf({ req, env }: Context<GatewayEnv>, trustsProxy: boolean): string {
  const named = trustsProxy ? lastOf(req.header('x-forwarded-for')) : '';
  return named || (env?.incoming?.socket.remoteAddress ?? 'unknown');
}

/** The entry that the proxy nearest to us wrote; anybody may have written those before it. */
const lastOf = (header: string | undefined): string => header?.split(',').at(-1)?.trim() ?? '';

/** What counts as one sender: a machine can use any address of IPv6 within its /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = tail.split(':').filter((part) => part !== '');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
