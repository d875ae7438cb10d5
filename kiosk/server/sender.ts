import type { Context } from 'hono';
import type { GatewayEnv } from './gateway.ts';

/**
 * The address that a request comes from: the connection's, or what the proxy before us says. That is the last entry of
 * `X-Forwarded-For`; anybody may have written those before it.
 */
export function addressOf({ req, env }: Context<GatewayEnv>, trustsProxy: boolean): string {
  const told = trustsProxy ? req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return told || (env?.incoming?.socket.remoteAddress ?? 'unknown');
}
