import type { Context } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import { addressIn } from './network.ts';

/** All who send from no address that we know count as one. */
const UNKNOWN = 'unknown';

/**
 * The address that a request comes from, in its one spelling: the connection's, or what the proxy before us says. That is the
 * last entry of `X-Forwarded-For`; anybody may have written those before it.
 */
export function addressOf({ req, env }: Context<GatewayEnv>, trustsProxy: boolean): string {
  const told = trustsProxy ? req.header('x-forwarded-for') : undefined;
  const address = told === undefined ? env?.incoming?.socket.remoteAddress : told.split(',').at(-1);
  return addressIn(address ?? '') ?? UNKNOWN;
}
