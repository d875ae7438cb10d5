import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { HotelSide } from './call.ts';
import { type ProcessRoom, processRoom } from './call-room.ts';
import { cardScriptMetrics, watchCardScript } from './card-watch.ts';
import { CLOCK } from './clock.ts';
import { addContract } from './contract.ts';
import { Counters } from './counters.ts';
import { DayMemory } from './day-memory.ts';
import { USUAL_FOLDER } from './files.ts';
import type { Gateway, GatewayEnv } from './gateway.ts';
import { fileHandles } from './handles.ts';
import { type Health, healthAnswer, healthStatus } from './health.ts';
import { hostCheck } from './hosts.ts';
import { failureNoter } from './hotel-failures.ts';
import { addHotel } from './hotel-side.ts';
import { IdempotencyStore, type StoreLimits } from './idempotency-store.ts';
import { type Log, SILENT } from './log.ts';
import { LookUps } from './look-ups.ts';
import { gatewayMetrics } from './metrics.ts';
import { OwnPayments } from './payments.ts';
import { readJson } from './read-json.ts';
import { emptyReply, fileRequestOf, sendReply, toResponse } from './reply.ts';
import { SettingsFile } from './settings-file.ts';
import { settingsRules } from './settings-rules.ts';
import { Site, type SiteOptions } from './site.ts';
import type { SharedStore } from './store/redis-store.ts';
import { SharedOnce } from './store/shared-once.ts';
import { SharedPayments } from './store/shared-payments.ts';
import type { StoreState } from './store/store-state.ts';
import { addTablets, type WatchOptions } from './tablets/index.ts';
import { Tokens } from './tokens.ts';

export type { HotelSide } from './call.ts';
export type { Gateway, GatewayEnv } from './gateway.ts';
export { type Listening, listen } from './listen.ts';

export interface GatewayOptions
  extends Omit<WatchOptions, 'counters' | 'metrics' | 'log' | 'onNewStore'>,
    Omit<SiteOptions, 'settings' | 'settingsOver' | 'onBadTexts'> {
  /** A real hotel's settings, which the sample's never replace. */
  readonly isRealHotel?: boolean;
  /** Replaces the file `/data/config.json`; for tests. */
  readonly config?: () => unknown;
  readonly hotel: HotelSide;
  /** Folder below `/openapi/`; without it 404. */
  readonly contract?: string;
  /** Host names of the gateway; without any, this machine's. */
  readonly hosts?: readonly string[];
  /** Limits of remembered calls; for tests. */
  readonly once?: Partial<StoreLimits>;
  /** The calls' room, shared by the gateways of a process. */
  readonly room?: ProcessRoom;
  /** Folder that remembers payments and tokens for a day; without it and a store, until the process ends. */
  readonly memory?: string | undefined;
  readonly store?: SharedStore | undefined;
  readonly log?: Log;
}

/** The server behind `npm start` and for small sites: files, headers, tenant, hotel, health, tablets. */
export function createGateway(options: GatewayOptions): Gateway {
  const { log = SILENT, hotel, store } = options;
  const app = new Hono<GatewayEnv>();
  const counters = new Counters();
  const settings = settingsOf(options, log);
  const site = siteOf(options, settings, log);
  const isOurs = hostCheck(options.hosts ?? [], hostname());
  const stored = (): StoreState => store?.state() ?? 'memory';
  const health: Health = {
    isDraining: false,
    stored,
    async troubles() {
      await settings.read();
      const state = stored();
      return [
        ...(settings.problem === undefined ? [] : ['settings-bad']),
        ...(isUsable(state) ? [] : [`store-${state}`]),
        ...counters.troubles(),
      ];
    },
    cardScript: () => ({ watched: false, state: 'unwatched' }),
  };
  app.onError((error) => {
    log.fault('request-failed', { kind: error.name });
    return toResponse(emptyReply(500));
  });
  app.get('/healthz', healthz(health, settings));
  const metrics = () =>
    gatewayMetrics({ ...health, store: stored(), isLastGood: settings.problem !== undefined, counters }) +
    cardScriptMetrics(health.cardScript());
  const here = new IdempotencyStore(options.once);
  const sharedOnce = store && new SharedOnce(here, store);
  const kept = keptBy(options, log, counters);
  const onNewStore = () => {
    void sharedOnce?.tellAgain();
    void kept.shared?.tellAgain();
  };
  const tellLastNews = addTablets(app, { ...options, log, counters, metrics, onNewStore });
  const { trustsProxy = false, room = processRoom(fileHandles()), clock = CLOCK } = options;
  const lookUps = new LookUps(clock.ms, (by) => {
    counters.lookUpsRefused[by] += 1;
    log.fault('look-ups-refused', { by });
  });
  addHotel(app, {
    side: hotel,
    once: sharedOnce ?? here,
    payments: kept.payments,
    tokens: kept.tokens,
    lookUps,
    room,
    trustsProxy,
    counters,
    log,
    noteFailure: failureNoter(counters.hotelFailures, log),
    isDraining: () => health.isDraining,
  });
  if (options.contract !== undefined) addContract(app, options.contract, options.folder ?? USUAL_FOLDER);
  app.get('*', async (context) => {
    const reply = await site.find(fileRequestOf(context.req));
    return sendReply(context.env?.outgoing, reply ?? emptyReply(404));
  });
  app.all('*', () => toResponse(emptyReply(405, { Allow: 'GET, HEAD' })));
  app.notFound(() => toResponse(emptyReply(404)));
  return {
    request: app.request,
    fetch: app.fetch,
    quick(request) {
      if (request.url?.split('?', 1)[0] === '/healthz') return undefined;
      if (!isOurs(request.headers.host)) {
        counters.foreignHosts += 1;
        log.fault('foreign-host', { mend: 'set HOSTS to the names of this gateway' });
        return emptyReply(404, NOT_SENT);
      }
      // A call with a key may be under way: its tablet gets the outcome.
      if (health.isDraining && request.headers['idempotency-key'] === undefined)
        return emptyReply(503, { ...NOT_SENT, Connection: 'close', 'Retry-After': '5' });
      return undefined;
    },
    async start() {
      const first = await settings.read();
      if (first === undefined) throw new Error(settings.problem);
      await kept.open();
      await site.readAhead();
      health.cardScript = watchCardScript({
        settings: async () => (await settings.read())?.json,
        log: (said) => log.note('card-script', { said }),
      });
    },
    drain() {
      health.isDraining = true;
    },
    isBusy: () => counters.callsUnderWay > 0,
    troubles: health.troubles,
    end: tellLastNews,
  };
}

/** Remembers payments and tokens: in the store, or else alone. */
function keptBy({ store, memory }: GatewayOptions, log: Log, counters: Counters) {
  const folder = store === undefined ? memory : undefined;
  const memoryFor = (name: string) => new DayMemory({ folder: folder && join(folder, name) });
  const ofTokens = memoryFor('tokens');
  const own = new OwnPayments(memoryFor('payments'), (error) => {
    counters.noteUnwritable();
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    log.fault('payments-unwritable', { code, mend: 'make room where STATE_DIRECTORY is' });
  });
  const shared = store && new SharedPayments(store);
  return {
    payments: shared ?? own,
    shared,
    tokens: new Tokens(ofTokens, store),
    async open() {
      try {
        await own.open();
        await ofTokens.open();
      } catch (error) {
        const said = error instanceof Error ? error.message : 'unknown';
        throw new Error(`STATE_DIRECTORY must name a folder that this user may write to (${said}).`);
      }
    },
  };
}

const isUsable = (state: StoreState): boolean => state === 'memory' || state === 'shared';

/** For calls that are not passed on to the hotel. */
const NOT_SENT = { 'Lobby-Gateway': 'not-sent' };

function settingsOf(options: GatewayOptions, log: Log): SettingsFile {
  const { tenant, files, isRealHotel, folder, hotel } = options;
  return new SettingsFile({
    ...(folder ?? USUAL_FOLDER),
    folders: isRealHotel === true ? [tenant] : [tenant, join(files, 'data')],
    ...settingsRules(hotel.kind, log),
  });
}

function siteOf(options: GatewayOptions, settings: SettingsFile, log: Log): Site {
  const { config, hotel } = options;
  return new Site({
    ...options,
    settings,
    onBadTexts: (problem) => log.fault('texts-bad', { problem }),
    settingsOver(own) {
      const made = config?.();
      // The demo hotel may be in a situation that staff chose.
      return hotel.kind === 'proxy' ? made : (hotel.hotel.settingsOver(made ?? own) ?? made);
    },
  });
}

function healthz(health: Health, settings: SettingsFile): (context: Context) => Promise<Response> {
  const started = performance.now();
  const version = readVersion();
  return async ({ req }) => {
    const troubles = await health.troubles();
    return healthAnswer(req.query('strict'), {
      status: healthStatus(health.isDraining, troubles.length > 0),
      ...(troubles.length > 0 ? { troubles } : {}),
      version,
      uptime_s: Math.floor((performance.now() - started) / 1000),
      settings: settings.problem === undefined ? 'current' : 'last-good',
      card_script: health.cardScript().state,
      store: health.stored(),
    });
  };
}

function readVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return readJson(manifest, z.object({ version: z.string() }))?.version ?? 'unknown';
}
