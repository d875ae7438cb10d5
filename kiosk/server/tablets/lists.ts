import { readFileSync } from 'node:fs';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { dateOf } from '../clock.ts';
import type { GatewayEnv } from '../gateway.ts';
import { CACHING } from '../reply.ts';
import { STAFF_PAGE_HEADERS } from '../security.ts';
import { languageOf } from '../staff-language.ts';
import { type Drawings, type Part, partOf } from './drawings.ts';
import { METRICS_TYPE, metricsText, TABLETS_WITH_METRICS } from './metrics.ts';
import type { Overview } from './overview.ts';
import { TABLETS_OF_PAGE, tabletsPage } from './page.ts';
import type { TabletRegister } from './register.ts';
import type { HouseSums } from './sums.ts';
import { sumsMetrics } from './sums-metrics.ts';
import { ageInSeconds } from './words.ts';

const STYLE =
  readFileSync(new URL('./tablets.css', import.meta.url), 'utf8') +
  readFileSync(new URL('./funnel.css', import.meta.url), 'utf8');
const SCRIPT = readFileSync(new URL('./tablets.js', import.meta.url), 'utf8');
const HEADERS = { ...STAFF_PAGE_HEADERS, 'Cache-Control': CACHING.never };

const TABLETS_OF_ANSWER = 500;

export interface ListOptions {
  readonly drawings: Drawings;
  readonly register: TabletRegister;
  readonly sums: HouseSums;
  /** The staff's names of tablets, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly watchers: MiddlewareHandler<GatewayEnv>;
  readonly mayClose: (context: Context<GatewayEnv>) => boolean;
  readonly metrics: () => string;
}

/** Shows each tablet's last report as page, JSON and metrics, drawn once a second at most. */
export function addLists(app: Hono<GatewayEnv>, options: ListOptions): void {
  const { drawings, register, sums, names, watchers, mayClose, metrics } = options;
  app.get('/tablets', watchers, async (context) => {
    const language = languageOf(context.req.query('lang'), context.req.header('accept-language'));
    const rows = drawings.overview().order.length;
    const part = partOf(context.req.query('page'), rows, TABLETS_OF_PAGE);
    const closes = mayClose(context);
    const page = await drawings.of(`page ${language} ${part.page} ${closes}`, (overview) =>
      tabletsPage({ ...overview, sums, names, language, part, mayClose: closes }),
    );
    return context.html(page, 200, HEADERS);
  });
  for (const [path, text, type] of [
    ['/tablets/tablets.css', STYLE, 'text/css'],
    ['/tablets/tablets.js', SCRIPT, 'text/javascript'],
  ] as const) {
    app.get(path, watchers, (context) =>
      context.body(text, 200, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }),
    );
  }
  app.get('/tablets.json', watchers, async (context) => {
    const rows = drawings.overview().tablets.length;
    const part = partOf(context.req.query('page'), rows, TABLETS_OF_ANSWER);
    const json = await drawings.of(`json ${part.page}`, (overview) => listJson(overview, part));
    return context.body(json, 200, { ...HEADERS, 'Content-Type': 'application/json' });
  });
  app.get('/metrics', watchers, async (context) => {
    const tablets = await drawings.of('metrics', ({ help, tablets, now }) =>
      metricsText(register.mostTrusted(TABLETS_WITH_METRICS, names), now, help, tablets.length),
    );
    // Gateways agree about the tablets: a scraper asks each for its own metrics and one for the tablets'.
    const of = context.req.query('of');
    const [house, own] = [of !== 'gateway', of !== 'house'];
    const text = [house ? tablets : '', own ? metrics() : '', house ? sumsMetrics(sums) : ''].join('');
    return context.body(text, 200, {
      ...HEADERS,
      'Content-Type': METRICS_TYPE,
    });
  });
}

/** A part of the tablets by id, and all open calls, for programs. */
function listJson({ tablets, help, needs, now }: Overview, { page, pages, from, to }: Part): string {
  return JSON.stringify({
    ...(pages > 1 ? { total: tablets.length, page, pages } : {}),
    tablets: tablets.slice(from, to).map(({ heartbeat, at }) => ({
      ...heartbeat,
      last_seen: dateOf(at, now).toISOString(),
      age_s: ageInSeconds(at, now),
      needs: needs.get(heartbeat.device) ?? [],
    })),
    help: help.map(({ device, screen, at }) => ({ device, screen, asked_at: at.toISOString() })),
  });
}
