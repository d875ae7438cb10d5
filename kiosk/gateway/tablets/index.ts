import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { languageOf } from '../../staff-pages/language.ts';
import type { Counters } from '../counters.ts';
import type { GatewayEnv } from '../gateway.ts';
import { type Log, SILENT } from '../log.ts';
import { CACHING } from '../reply.ts';
import { STAFF_PAGE_HEADERS } from '../security.ts';
import { heartbeatSchema } from './heartbeat.ts';
import { HelpCalls, helpSchema, seenSchema } from './help.ts';
import { intake, type Refusal, STATUS } from './intake.ts';
import { listJson } from './json.ts';
import { METRICS_TYPE, metricsText } from './metrics.ts';
import { tabletsPage } from './page.ts';
import { RateLimit } from './rate.ts';
import { TabletRegister } from './register.ts';
import { HouseSums } from './sums.ts';
import { sumsMetrics } from './sums-metrics.ts';
import { forWatchers } from './watchers.ts';

const STYLE =
  readFileSync(new URL('./tablets.css', import.meta.url), 'utf8') +
  readFileSync(new URL('./funnel.css', import.meta.url), 'utf8');
const SCRIPT = readFileSync(new URL('./tablets.js', import.meta.url), 'utf8');
/** A heartbeat with every code and with as many sums as go into one is smaller. In bytes. */
const HEARTBEAT_BYTES = 24_576;
/** A call for help, and a call closed, are smaller. In bytes. */
const HELP_BYTES = 512;
/** A chain whose tablets share one address and all start at once stays below both. */
const HEARTBEATS = { burst: 2_500, perSecond: 5 };
const HEARTBEATS_WITH_TOKEN = { burst: 10_000, perSecond: 50 };
const NEW_TABLETS = { burst: 1_000, perSecond: 1 };
/** Guests call now and then, and a tablet sends one call a minute. */
const HELP = { burst: 60, perSecond: 0.5 };
const HELP_WITH_TOKEN = { burst: 600, perSecond: 5 };
const CLOSED = { burst: 600, perSecond: 5 };

/** How the tablets are watched. */
export interface WatchOptions {
  /** Token that a reader of the lists has to send; without it they are open to all who reach the gateway. */
  readonly watchToken?: string | undefined;
  /** Token that a tablet has to send with what it reports; without it everybody may send it, within limits. */
  readonly heartbeatToken?: string | undefined;
  /** What the staff call each tablet, by its id. */
  readonly tabletNames?: ReadonlyMap<string, string>;
  /** A proxy before us says in `X-Forwarded-For` who asks. */
  readonly trustsProxy?: boolean;
  readonly now?: () => Date;
  readonly log?: Log;
  readonly counters: Counters;
  /** The gateway's own metrics, shown beside the tablets'. */
  readonly metrics: () => string;
}

const HEADERS = { ...STAFF_PAGE_HEADERS, 'Cache-Control': CACHING.never };

/**
 * Takes the tablets' heartbeats and their guests' calls for help, and shows the last of each as a page, as JSON and as
 * Prometheus metrics.
 */
export function addTablets(app: Hono<GatewayEnv>, options: WatchOptions): void {
  const known: Known = {
    register: new TabletRegister(),
    help: new HelpCalls(),
    sums: new HouseSums(),
  };
  addHeartbeats(app, known, options);
  addHelp(app, known, options);
  addLists(app, known, options);
}

/** What is known of the tablets. */
interface Known {
  readonly register: TabletRegister;
  readonly help: HelpCalls;
  readonly sums: HouseSums;
}

const clockOf = ({ now }: WatchOptions): (() => Date) => now ?? (() => new Date());

/** Nothing where all is well; otherwise the refusal's status, and the refusal counted. */
function reply(refusal: Refusal | undefined, refused: Map<string, number>): Response {
  if (refusal === undefined) return new Response(null, { status: 204, headers: HEADERS });
  refused.set(refusal, (refused.get(refusal) ?? 0) + 1);
  // What is left of the body is not read.
  return new Response(null, { status: STATUS[refusal], headers: { ...HEADERS, Connection: 'close' } });
}

function addHeartbeats(app: Hono<GatewayEnv>, known: Known, options: WatchOptions): void {
  const { register, help } = known;
  const { heartbeatToken: token, trustsProxy = false, counters } = options;
  const now = clockOf(options);
  const isTrusted = token !== undefined;
  const rate = isTrusted ? HEARTBEATS_WITH_TOKEN : HEARTBEATS;
  const newcomers = new RateLimit(NEW_TABLETS);
  const read = intake({ schema: heartbeatSchema, most: HEARTBEAT_BYTES, rate, token, trustsProxy });
  app.post('/heartbeat', async (context) => {
    const at = now();
    const report = await read(context, at);
    if (typeof report === 'string') return reply(report, counters.heartbeatsRefused);
    const { address } = report;
    const { sums = {}, ...data } = report.data;
    const isNew = !register.knows(data.device);
    if (isNew && !isTrusted && !newcomers.allows(address, at))
      return reply('rate', counters.heartbeatsRefused);
    const refusal = register.note(data, at, address, isTrusted);
    if (refusal === undefined) {
      help.hear(data, at);
      known.sums.add(sums);
    }
    return reply(refusal, counters.heartbeatsRefused);
  });
}

function addHelp(app: Hono<GatewayEnv>, { register, help }: Known, options: WatchOptions): void {
  const { heartbeatToken: token, watchToken, trustsProxy = false, counters, log = SILENT } = options;
  const now = clockOf(options);
  const isTrusted = token !== undefined;
  const rate = isTrusted ? HELP_WITH_TOKEN : HELP;
  const read = intake({ schema: helpSchema, most: HELP_BYTES, rate, token, trustsProxy });
  app.post('/help', async (context) => {
    const at = now();
    const report = await read(context, at);
    if (typeof report === 'string') return reply(report, counters.helpRefused);
    const { data, address } = report;
    // Taken from any address: the guest waits, and a tablet may have been given another one.
    const isInvented = !isTrusted && register.isHeldByAnother(data.device, address, at);
    help.note(data, at, register.knows(data.device) && !isInvented);
    counters.helpCalls += 1;
    log.note('help-asked', data);
    return reply(undefined, counters.helpRefused);
  });

  const readClosed = intake({
    schema: seenSchema,
    most: HELP_BYTES,
    rate: CLOSED,
    token: undefined,
    trustsProxy,
  });
  app.post('/tablets/seen', forWatchers(watchToken), async (context) => {
    const report = await readClosed(context, now());
    if (typeof report === 'string') return reply(report, counters.helpRefused);
    help.close(report.data);
    return reply(undefined, counters.helpRefused);
  });
}

function addLists(app: Hono<GatewayEnv>, { register, help, sums }: Known, options: WatchOptions): void {
  const { watchToken, tabletNames = new Map(), metrics } = options;
  const now = clockOf(options);
  const watchers = forWatchers(watchToken);
  const list = () => ({ tablets: register.list(), help: help.list(), now: now() });
  app.get('/tablets', watchers, (context) => {
    const language = languageOf(context.req.query('lang'), context.req.header('accept-language'));
    return context.html(tabletsPage({ ...list(), sums, names: tabletNames, language }), 200, HEADERS);
  });
  for (const [path, text, type] of [
    ['/tablets/tablets.css', STYLE, 'text/css'],
    ['/tablets/tablets.js', SCRIPT, 'text/javascript'],
  ] as const) {
    app.get(path, watchers, (context) =>
      context.body(text, 200, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }),
    );
  }
  app.get('/tablets.json', watchers, (context) => context.json(listJson(list()), 200, HEADERS));
  app.get('/metrics', watchers, (context) =>
    context.body(metricsText(register.list(), help.list()) + metrics() + sumsMetrics(sums), 200, {
      ...HEADERS,
      'Content-Type': METRICS_TYPE,
    }),
  );
}
