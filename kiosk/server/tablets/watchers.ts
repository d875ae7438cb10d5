import type { MiddlewareHandler } from 'hono';
import { auth } from 'hono/utils/basic-auth';
import type { GatewayEnv } from '../gateway.ts';
import { emptyReply, toResponse } from '../reply.ts';
import { addressOf } from '../sender.ts';
import { bearerIn, TokenGuard } from './token-guard.ts';

/** A person mistypes; a program with an old token tries four times a minute. */
const GUESSES = { ofOne: { burst: 20, perSecond: 0.2 }, inAll: { burst: 200, perSecond: 2 } };
const RETRY_S = 10;

export interface WatcherOptions {
  /** Without one everybody may read. */
  readonly token: string | undefined;
  readonly trustsProxy: boolean;
  readonly ms: () => number;
}

/** Admits readers with the token: programs by `Bearer`, people by the browser's password under any name. */
export function forWatchers({ token, trustsProxy, ms }: WatcherOptions): MiddlewareHandler<GatewayEnv> {
  const guard = token === undefined ? undefined : new TokenGuard(token, GUESSES, ms);
  return async (context, next) => {
    if (guard === undefined) return next();
    const given = bearerIn(context.req.header('authorization') ?? '') ?? auth(context.req.raw)?.password;
    const judgement = guard.judge(given, addressOf(context, trustsProxy));
    if (judgement === 'right') return next();
    return toResponse(
      judgement === 'slow'
        ? emptyReply(429, { 'Retry-After': String(RETRY_S) })
        : emptyReply(401, { 'WWW-Authenticate': 'Basic realm="tablets", charset="UTF-8"' }),
    );
  };
}
