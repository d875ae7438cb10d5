import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { MemoryBudget, readBody } from '../body.ts';
import type { Counters } from '../counters.ts';
import type { GatewayEnv } from '../gateway.ts';
import { CACHING } from '../reply.ts';
import { STAFF_PAGE_HEADERS } from '../security.ts';
import { heartbeatSchema } from './heartbeat.ts';
import { METRICS_TYPE, metricsText } from './metrics.ts';
import { ageInSeconds, tabletsPage } from './page.ts';
import { RateLimit } from './rate.ts';
import { type Seen, TabletRegister } from './register.ts';
import { bringsToken, forWatchers } from './watchers.ts';

const STYLE = readFileSync(new URL('./tablets.css', import.meta.url), 'utf8');
/** A heartbeat with every code is smaller. In bytes. */
const MOST_BYTES = 4_096;
/** A chain whose tablets share one address and all start at once stays below both. */
const HEARTBEATS = { burst: 2_500, perSecond: 5 };
const WITH_TOKEN = { burst: 10_000, perSecond: 50 };
const NEW_TABLETS = { burst: 1_000, perSecond: 1 };

/** How the tablets are watched. */
export interface WatchOptions {
  /** Token that a reader of the lists has to send; without it they are open to all who reach the gateway. */
  readonly watchToken?: string | undefined;
  /** Token that a tablet has to send with a heartbeat; without it everybody may send one, within limits. */
  readonly heartbeatToken?: string | undefined;
  /** A proxy before us says in `X-Forwarded-For` who asks. */
  readonly trustsProxy?: boolean;
  readonly now?: () => Date;
  readonly counters: Counters;
  /** The gateway's own metrics, shown beside the tablets'. */
  readonly metrics: () => string;
}

/** Takes the tablets' heartbeats, and shows the last of each as a page, as JSON and as Prometheus metrics. */
export function addTablets(app: Hono<GatewayEnv>, options: WatchOptions): void {
  const { watchToken, now = () => new Date() } = options;
  const register = new TabletRegister();
  const take = heartbeatTaker(register, { ...options, now });
  app.post('/heartbeat', async (context) => {
    const refusal = await take(context);
    if (refusal === undefined) return new Response(null, { status: 204, headers: HEADERS });
    const { heartbeatsRefused } = options.counters;
    heartbeatsRefused.set(refusal, (heartbeatsRefused.get(refusal) ?? 0) + 1);
    return new Response(null, { status: STATUS[refusal], headers: HEADERS });
  });

  const watchers = forWatchers(watchToken);
  app.get('/tablets', watchers, (context) => context.html(tabletsPage(register.list(), now()), 200, HEADERS));
  app.get('/tablets/tablets.css', watchers, (context) =>
    context.body(STYLE, 200, { ...HEADERS, 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/tablets.json', watchers, (context) =>
    context.json({ tablets: register.list().map((seen) => asJson(seen, now())) }, 200, HEADERS),
  );
  app.get('/metrics', watchers, (context) =>
    context.body(metricsText(register.list()) + options.metrics(), 200, {
      ...HEADERS,
      'Content-Type': METRICS_TYPE,
    }),
  );
}

const HEADERS = { ...STAFF_PAGE_HEADERS, 'Cache-Control': CACHING.never };

/** Why a heartbeat was not taken, and the status that says so. */
const STATUS = {
  type: 415,
  token: 401,
  rate: 429,
  'too-large': 413,
  'no-room': 503,
  'broken-off': 400,
  content: 400,
  'another-address': 409,
} as const;
type Refusal = keyof typeof STATUS;

function heartbeatTaker(
  register: TabletRegister,
  { heartbeatToken, trustsProxy = false, now }: WatchOptions & { readonly now: () => Date },
): (context: Context<GatewayEnv>) => Promise<Refusal | undefined> {
  const isTrusted = heartbeatToken !== undefined;
  const heartbeats = new RateLimit(isTrusted ? WITH_TOKEN : HEARTBEATS);
  const newcomers = new RateLimit(NEW_TABLETS);
  const memory = new MemoryBudget(0);
  return async ({ req, env }) => {
    // Asking for the type keeps other sites out: a browser does not send it across origins unasked.
    if (!/^application\/json\s*(;|$)/iu.test(req.header('content-type') ?? '')) return 'type';
    const at = now();
    const socketAddress = env?.incoming?.socket.remoteAddress ?? 'unknown';
    const address = (trustsProxy && lastOf(req.header('x-forwarded-for'))) || socketAddress;
    if (!heartbeats.allows(address, at)) return 'rate';
    if (heartbeatToken !== undefined && !bringsToken(req.header('authorization'), heartbeatToken))
      return 'token';
    const body = await readBody(req.raw.body, MOST_BYTES, memory, req.header('content-length'));
    if (typeof body === 'string') return body;
    const heartbeat = heartbeatSchema.safeParse(parse(body.bytes));
    if (!heartbeat.success) return 'content';
    const isNew = !register.knows(heartbeat.data.device);
    if (isNew && !isTrusted && !newcomers.allows(address, at)) return 'rate';
    return register.note(heartbeat.data, at, address, isTrusted);
  };
}

/** The entry that the proxy nearest to us wrote; anybody may have written those before it. */
const lastOf = (header: string | undefined): string => header?.split(',').at(-1)?.trim() ?? '';

const asJson = ({ heartbeat, at }: Seen, now: Date) => ({
  ...heartbeat,
  last_seen: at.toISOString(),
  age_s: ageInSeconds(at, now),
});

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
