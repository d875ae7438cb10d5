import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GatewayEnv } from '../index.ts';
import { STAFF_PAGE_HEADERS } from '../security.ts';
import { CACHING } from '../static.ts';
import { heartbeatSchema } from './heartbeat.ts';
import { METRICS_TYPE, metricsText } from './metrics.ts';
import { ageInSeconds, tabletsPage } from './page.ts';
import { type Seen, TabletRegister } from './register.ts';
import { forWatchers } from './watchers.ts';

const STYLE = readFileSync(new URL('./tablets.css', import.meta.url), 'utf8');
/** A heartbeat with every code there is takes less. */
const MOST_BYTES = 4_096;

/** How the tablets are watched. */
export interface WatchOptions {
  /** Asked of whoever reads the lists; without it they are open to all who reach the gateway. */
  readonly watchToken?: string | undefined;
  readonly now?: () => Date;
}

/** Takes the tablets' heartbeats, and shows the last of each as a page, as JSON and as Prometheus metrics. */
export function addTablets(
  app: Hono<GatewayEnv>,
  { watchToken, now = () => new Date() }: WatchOptions,
): void {
  const register = new TabletRegister();
  const empty = (status: number) => new Response(null, { status, headers: HEADERS });
  app.post('/heartbeat', bodyLimit({ maxSize: MOST_BYTES, onError: () => empty(413) }), async (context) => {
    // Asking for the type keeps other sites out: a browser does not send it across origins unasked.
    if (!context.req.header('content-type')?.startsWith('application/json')) return empty(415);
    const heartbeat = heartbeatSchema.safeParse(await readJson(context));
    if (!heartbeat.success) return empty(400);
    register.note(heartbeat.data, now());
    return empty(204);
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
    context.body(metricsText(register.list()), 200, { ...HEADERS, 'Content-Type': METRICS_TYPE }),
  );
}

const HEADERS = { ...STAFF_PAGE_HEADERS, 'Cache-Control': CACHING.never };

const asJson = ({ heartbeat, at }: Seen, now: Date) => ({
  ...heartbeat,
  last_seen: at.toISOString(),
  age_s: ageInSeconds(at, now),
});

async function readJson(context: Context<GatewayEnv>): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}
