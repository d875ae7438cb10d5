import type { Context } from 'hono';
import type { z } from 'zod';
import { readBody } from '../body.ts';
import type { Clock } from '../clock.ts';
import type { GatewayEnv } from '../gateway.ts';
import { networkOf } from '../network.ts';
import { type Rate, RateLimit } from '../rate.ts';
import { readJson } from '../read-json.ts';
import { addressOf } from '../sender.ts';
import { bearerIn, TokenGuard } from './token-guard.ts';

export const STATUS = {
  type: 415,
  token: 401,
  rate: 429,
  'too-large': 413,
  'no-room': 503,
  'no-length': 411,
  'broken-off': 400,
  content: 400,
  'another-address': 409,
  'no-right': 403,
} as const;

export type Refusal = keyof typeof STATUS;

/** A chain's tablets may share an address, some with an old token that comes every quarter of an hour. */
const GUESSES = { ofOne: { burst: 1_000, perSecond: 2 }, inAll: { burst: 5_000, perSecond: 10 } };

export interface IntakeOptions<T> {
  readonly schema: z.ZodType<T>;
  readonly most: number;
  readonly rate: Rate;
  /** The reports' token; without it anybody may report. */
  readonly token: string | undefined;
  /** A proxy tells the sender in `X-Forwarded-For`. */
  readonly trustsProxy: boolean;
  readonly clock: Clock;
}

export interface Report<T> {
  readonly data: T;
  readonly address: string;
}

/** Makes the reader that checks each field of a report. */
export function intake<T>({
  schema,
  most,
  rate,
  token,
  trustsProxy,
  clock,
}: IntakeOptions<T>): (context: Context<GatewayEnv>) => Promise<Report<T> | Refusal> {
  const limit = new RateLimit(rate, clock.ms);
  const guard = token === undefined ? undefined : new TokenGuard(token, GUESSES, clock.ms);
  return async (context) => {
    const { req } = context;
    // The required type keeps other sites out: no browser sends it across origins unasked.
    if (!isJson(req.header('content-type'))) return 'type';
    const address = addressOf(context, trustsProxy);
    const network = networkOf(address);
    if (!limit.allows(network)) return 'rate';
    const judgement = guard?.judge(bearerIn(req.header('authorization') ?? ''), address);
    if (judgement === 'slow') return 'rate';
    if (judgement === 'wrong') return 'token';
    const body = await readBody(context, most);
    if (typeof body === 'string') return body;
    const data = readJson(new TextDecoder().decode(body), schema);
    return data === undefined ? 'content' : { data, address };
  };
}

const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/iu.test(type ?? '');
