import type { Context } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import { addressIn } from './network.ts';

const UNKNOWN = 'unknown';

/** The sender's address: the connection's, or `X-Forwarded-For`'s last entry; anybody may write earlier ones. */
export function addressOf({ req, env }: Context<GatewayEnv>, trustsProxy: boolean): string {
  const told = trustsProxy ? req.header('x-forwarded-for') : undefined;
  const address = told === undefined ? env?.incoming?.socket.remoteAddress : told.split(',').at(-1);
  return addressIn(address ?? '') ?? UNKNOWN;
}
