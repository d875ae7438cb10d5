import { Hono } from 'hono';
import { Refusal } from '../../demo-hotel/refusal.ts';
import { USUAL_FOLDER } from '../../server/files.ts';
import { type Listenable, listen } from '../../server/listen.ts';
import { emptyReply, type FileRequest, fileRequestOf, toResponse } from '../../server/reply.ts';
import { StaticFiles } from '../../server/static.ts';
import { draftCalls } from './draft-calls.ts';
import { Drafts, type DraftsOptions } from './drafts.ts';
import { refusalOf } from './guard.ts';
import { createPreview } from './preview.ts';
import { readTenant } from './tenant.ts';

/** The page's own files only; it shows previews of other origins. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    'frame-src http://127.0.0.1:* http://localhost:*',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export interface SettingsPageOptions {
  readonly app: string;
  readonly page: string;
  readonly scratch: string;
  /** The folder of drafts and saves; undefined for the sample's settings, which can only be downloaded. */
  readonly tenant: string | undefined;
  readonly sample: object;
  /** Builds missing parts before the page is served first. */
  readonly prepare?: () => Promise<void>;
  /** Opens a preview's port; tests may fake it. */
  readonly listen?: DraftsOptions['listen'];
}

/**
 * The settings page at `/settings/`, for 127.0.0.1 alone: requests under another name or of other sites are
 * refused. Each window has a draft, whose preview has its own port.
 * @throws {Error} with one sentence for an unreadable tenant's file
 */
export function createSettingsPage(options: SettingsPageOptions): Listenable {
  const { tenant, sample, scratch } = options;
  if (tenant !== undefined) readTenant(tenant);
  const page = new StaticFiles([options.page], USUAL_FOLDER);
  const built = new StaticFiles([options.app], USUAL_FOLDER);
  const drafts = new Drafts({
    scratch,
    // The sample is the demo hotel's.
    hotel: tenant === undefined ? 'demo' : 'either',
    begin: (folder) => {
      if (tenant === undefined) folder.take(sample, {});
      else folder.open(readTenant(tenant));
    },
    preview: (folder, by) => createPreview({ app: options.app, built, page }, folder, by),
    listen: options.listen ?? ((app) => listen(app, { port: 0 })),
  });
  let prepared: Promise<void> | undefined;
  const ready = async () => {
    prepared ??= options.prepare?.();
    await prepared;
  };
  const app = new Hono();
  app.onError((error) => {
    const status = error instanceof Refusal ? error.status : 500;
    return Response.json({ problem: error.message }, { status });
  });
  app.use('*', async (context, next) => {
    const status = refusalOf(context.req.raw, 'page');
    return status === undefined ? next() : new Response(null, { status });
  });
  app.route(
    '/settings/api/drafts',
    draftCalls(async () => {
      await ready();
      return drafts;
    }, tenant),
  );
  app.on('GET', ['/', '/settings'], (context) => context.redirect('/settings/'));
  app.get('/settings/*', async (context) => {
    await ready();
    return pageFile(page, fileRequestOf(context.req, context.req.path.slice('/settings'.length)));
  });
  return { fetch: app.fetch };
}

async function pageFile(files: StaticFiles, asked: FileRequest): Promise<Response> {
  const found = await files.find(asked.path === '/' ? '/index.html' : asked.path);
  return toResponse(
    found === undefined ? emptyReply(404) : await files.reply(found.file, asked, HEADERS, found),
  );
}
