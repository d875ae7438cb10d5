import type { Hono } from 'hono';
import { CLOCK, type Clock, momentOf } from '../clock.ts';
import type { Counters } from '../counters.ts';
import type { Settings } from '../env.ts';
import type { GatewayEnv } from '../gateway.ts';
import { type Log, SILENT } from '../log.ts';
import { networkOf } from '../network.ts';
import { RateLimit } from '../rate.ts';
import { CACHING } from '../reply.ts';
import { STAFF_PAGE_HEADERS } from '../security.ts';
import type { SharedStore } from '../store/redis-store.ts';
import { isFromThisMachine } from '../this-machine.ts';
import { Drawings } from './drawings.ts';
import { heartbeatSchema } from './heartbeat.ts';
import { HelpCalls, helpSchema, seenSchema } from './help.ts';
import { intake, type Refusal, STATUS } from './intake.ts';
import { addLists, type ListOptions } from './lists.ts';
import { overviewOf } from './overview.ts';
import { TabletRegister } from './register.ts';
import { SharedTablets, type TabletMemory } from './shared-tablets.ts';
import { HouseSums } from './sums.ts';
import { forWatchers } from './watchers.ts';

/** In bytes; the largest heartbeat is smaller. */
const HEARTBEAT_BYTES = 24_576;
const HELP_BYTES = 512;
/** A chain that starts all tablets at once behind one address stays below both. */
const HEARTBEATS = { burst: 2_500, perSecond: 5 };
const HEARTBEATS_WITH_TOKEN = { burst: 10_000, perSecond: 50 };
const NEW_TABLETS = { burst: 1_000, perSecond: 1 };
/** A tablet sends one call a minute at most. */
const HELP = { burst: 60, perSecond: 0.5 };
const HELP_WITH_TOKEN = { burst: 600, perSecond: 5 };
const CLOSED = { burst: 600, perSecond: 5 };

export interface WatchOptions
  extends Partial<Pick<Settings, 'watchToken' | 'heartbeatToken' | 'tabletNames' | 'trustsProxy'>> {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly counters: Counters;
  readonly metrics: () => string;
  readonly store?: SharedStore | undefined;
  /** The store has lost its data. */
  readonly onNewStore?: () => void;
}

const HEADERS = { ...STAFF_PAGE_HEADERS, 'Cache-Control': CACHING.never };

/** Takes heartbeats and calls, and shows each tablet as page, JSON and metrics. @returns tells others the last news */
export function addTablets(app: Hono<GatewayEnv>, options: WatchOptions): () => Promise<void> {
  const { watchToken: token, tabletNames: names = new Map(), trustsProxy = false, metrics } = options;
  const { store, onNewStore = () => undefined, clock = CLOCK } = options;
  const known = { register: new TabletRegister(), help: new HelpCalls(), sums: new HouseSums() };
  const { register, help, sums } = known;
  const shared = store && new SharedTablets(known, store, clock, onNewStore);
  const drawings = new Drawings(
    (now) => overviewOf({ tablets: register.list(), help: help.list(), now }, names),
    clock,
  );
  const watching: Watching = {
    drawings,
    watchers: forWatchers({ token, trustsProxy, ms: clock.ms }),
    mayClose: (context) => token !== undefined || (!trustsProxy && isFromThisMachine(context)),
  };
  const reports: Reports = {
    ...known,
    tell: async () => shared?.exchange(),
    token: options.heartbeatToken,
    trustsProxy,
    clock,
    log: options.log ?? SILENT,
    counters: options.counters,
  };
  addHeartbeats(app, reports);
  addHelp(app, reports);
  addClosing(app, reports, watching);
  addLists(app, { ...watching, register, sums, names, metrics });
  return async () => shared?.close();
}

type Watching = Pick<ListOptions, 'drawings' | 'watchers' | 'mayClose'>;

interface Reports
  extends TabletMemory,
    Required<Pick<WatchOptions, 'trustsProxy' | 'clock' | 'log' | 'counters'>> {
  /** Tells other gateways at once: a guest waits, and staff may look at any gateway. */
  readonly tell: () => Promise<void>;
  /** The tablets' token; reports with it are believed. */
  readonly token: string | undefined;
}

/** Counts a refusal and answers with its status. */
function reply(refusal: Refusal | undefined, refused: Map<string, number>): Response {
  if (refusal === undefined) return new Response(null, { status: 204, headers: HEADERS });
  refused.set(refusal, (refused.get(refusal) ?? 0) + 1);
  // The rest of the body is not read.
  return new Response(null, { status: STATUS[refusal], headers: { ...HEADERS, Connection: 'close' } });
}

function addHeartbeats(app: Hono<GatewayEnv>, reports: Reports): void {
  const { register, help, sums: houseSums, clock, token } = reports;
  const refused = reports.counters.heartbeatsRefused;
  const isTrusted = token !== undefined;
  const newcomers = new RateLimit(NEW_TABLETS, clock.ms);
  const rate = isTrusted ? HEARTBEATS_WITH_TOKEN : HEARTBEATS;
  const read = intake({ ...reports, schema: heartbeatSchema, most: HEARTBEAT_BYTES, rate });
  app.post('/heartbeat', async (context) => {
    const report = await read(context);
    if (typeof report === 'string') return reply(report, refused);
    const at = clock.ms();
    const { address } = report;
    const { sums = {}, ...data } = report.data;
    const isNew = !register.knows(data.device);
    if (isNew && !isTrusted && !newcomers.allows(networkOf(address))) return reply('rate', refused);
    const refusal = register.note(data, at, address, isTrusted);
    if (refusal === undefined) {
      help.hear(data, at);
      houseSums.add(sums);
    }
    return reply(refusal, refused);
  });
}

function addHelp(app: Hono<GatewayEnv>, reports: Reports): void {
  const { register, help, tell, clock, token, counters, log } = reports;
  const isTrusted = token !== undefined;
  const rate = isTrusted ? HELP_WITH_TOKEN : HELP;
  const read = intake({ ...reports, schema: helpSchema, most: HELP_BYTES, rate });
  app.post('/help', async (context) => {
    const report = await read(context);
    if (typeof report === 'string') return reply(report, counters.helpRefused);
    const now = momentOf(clock);
    const { data, address } = report;
    // Accepted from any address: the guest waits, and the tablet's address may have changed.
    const isInvented = !isTrusted && register.isHeldByAnother(data.device, address, now.ms);
    help.note(data, now, register.knows(data.device) && !isInvented);
    counters.helpCalls += 1;
    await tell();
    log.note('help-asked', data);
    return reply(undefined, counters.helpRefused);
  });
}

/** Without a token only this machine closes calls: a stranger would send a guest's helper away. */
function addClosing(
  app: Hono<GatewayEnv>,
  reports: Reports,
  { drawings, watchers, mayClose }: Watching,
): void {
  const { help, tell } = reports;
  const refused = reports.counters.helpRefused;
  const read = intake({ ...reports, token: undefined, schema: seenSchema, most: HELP_BYTES, rate: CLOSED });
  app.post('/tablets/seen', watchers, async (context) => {
    if (!mayClose(context)) return reply('no-right', refused);
    const report = await read(context);
    if (typeof report === 'string') return reply(report, refused);
    await tell();
    if (help.close(report.data)) {
      await tell();
      drawings.forget();
    }
    return reply(undefined, refused);
  });
}
