import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { foreignOrigins, readBundle } from './bundle.ts';
import { addHotel, type HotelSide } from './hotel-side.ts';
import { Once, type OnceLimits } from './once.ts';
import { documentHeaders } from './security.ts';
import { CACHING, StaticFiles } from './static.ts';
import { addTablets, type WatchOptions } from './tablets/index.ts';
import { workerFor } from './worker.ts';

export type { HotelSide } from './hotel-side.ts';
export { type Listening, listen } from './listen.ts';

/** What the Node server hands over; absent when the app is called in process. */
export type GatewayEnv = {
  Bindings: { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse };
};

/** What a gateway serves. */
export interface GatewayOptions extends WatchOptions {
  /** The built app (`dist`). */
  readonly files: string;
  /** The tenant's folder: `config.json`, pictures, `tenant-lang/`. */
  readonly tenant: string;
  /** Answers `/data/config.json` in place of the folders; for tests. */
  readonly config?: () => unknown;
  readonly hotel: HotelSide;
  /** How much is remembered of calls that change something, and how long; for tests. */
  readonly once?: Partial<OnceLimits>;
  /** Answers `/sw.js` with the worker that ends all workers, for the day an update went wrong everywhere. */
  readonly killsServiceWorker?: boolean;
}

/** Paths that are never a screen of the app, whatever a browser accepts. */
const NOT_SCREENS =
  /^\/(api|user|data|tenant-lang|address|assets|demo|healthz|heartbeat|tablets|metrics)(\/|$)/u;
/** Replaced by every update, so always asked for again. */
const SHELL_FILES =
  /^\/(index\.html|boot\.js|sw\.js|sw-previous\.js|sw-kill\.js|manifest\.webmanifest|.*\.webmanifest)$/u;

/** The server behind `npm start` and for small sites: files, headers, tenant, hotel, health, tablets. */
export function createGateway(options: GatewayOptions): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/healthz', healthz());
  addTablets(app, options);
  addHotel(app, options.hotel, new Once(options.once));
  addTenant(app, options);
  addApp(app, options);
  app.notFound(() => new Response(null, { status: 404 }));
  return app;
}

function healthz(): () => Response {
  const started = performance.now();
  const version = readVersion();
  return () => {
    const uptime = Math.floor((performance.now() - started) / 1000);
    return Response.json(
      { status: 'ok', version, uptime_s: uptime },
      { headers: { 'Cache-Control': CACHING.never } },
    );
  };
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isNamed && typeof manifest.version === 'string' ? manifest.version : 'unknown';
}

/** What a tablet gets as its settings where that is not simply the tenant's file. */
async function madeBundle({ files, tenant, config, hotel }: GatewayOptions): Promise<unknown> {
  const made = config?.();
  if (hotel.kind === 'proxy') return made;
  // The demo hotel may be in a situation that staff chose.
  return hotel.hotel.settingsOver(made ?? (await readBundle([tenant, join(files, 'data')]))) ?? made;
}

function addTenant(app: Hono<GatewayEnv>, options: GatewayOptions): void {
  const { files, tenant } = options;
  const data = new StaticFiles([tenant, join(files, 'data')]);
  const languages = new StaticFiles([join(tenant, 'tenant-lang'), join(files, 'tenant-lang')]);
  app.get('/data/*', async (context) => {
    const path = context.req.path.slice('/data/'.length);
    const isBundle = path === 'config.json';
    const made = isBundle ? await madeBundle(options) : undefined;
    if (made !== undefined) return Response.json(made, { headers: { 'Cache-Control': CACHING.never } });
    return (await data.serve(context, path, isBundle ? CACHING.never : CACHING.ask)) ?? context.notFound();
  });
  app.get('/tenant-lang/:file{[A-Za-z-]+\\.json}', async (context) => {
    return (await languages.serve(context, context.req.param('file'), CACHING.never)) ?? context.notFound();
  });
}

function addApp(app: Hono<GatewayEnv>, options: GatewayOptions): void {
  const { files, tenant, killsServiceWorker = false } = options;
  const built = new StaticFiles([files]);
  const bundle = async () => (await madeBundle(options)) ?? readBundle([tenant, join(files, 'data')]);
  const pageHeaders = async () => documentHeaders(foreignOrigins(await bundle()));
  const document = async (context: Context<GatewayEnv>, path: string) =>
    built.serve(context, path, CACHING.ask, await pageHeaders());

  app.get('/sw.js', async (context) => {
    if (killsServiceWorker)
      return (await built.serve(context, '/sw-kill.js', CACHING.ask)) ?? context.notFound();
    const worker = await workerFor(files, await pageHeaders());
    if (worker === undefined) return context.notFound();
    return context.body(worker, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': CACHING.ask,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.get('*', async (context) => {
    const { path } = context.req;
    if (path.startsWith('/assets/'))
      return (await built.serve(context, path, CACHING.forever)) ?? context.notFound();
    if (path === '/' || path.endsWith('.html')) {
      const page = await document(context, path === '/' ? '/index.html' : path);
      if (page !== undefined) return page;
    }
    const file = await built.serve(context, path, SHELL_FILES.test(path) ? CACHING.ask : CACHING.short);
    if (file !== undefined) return file;
    const isScreen = !NOT_SCREENS.test(path) && (context.req.header('accept') ?? '').includes('text/html');
    return (isScreen ? await document(context, '/index.html') : undefined) ?? context.notFound();
  });
  app.all('*', () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
}
