import { Hono } from 'hono';
import { z } from 'zod';
import { createDemoHotel } from '../../demo-hotel/index.ts';
import { readBody } from '../../demo-hotel/read-body.ts';
import { Refusal } from '../../demo-hotel/refusal.ts';
import { USUAL_FOLDER } from '../../gateway/files.ts';
import { createGateway } from '../../gateway/index.ts';
import type { Listenable } from '../../gateway/listen.ts';
import { StaticFiles } from '../../gateway/static.ts';
import { asTexts, DraftFolder, PICTURE } from './draft.ts';
import { framed, isPage } from './framed.ts';
import { refusalOf } from './guard.ts';

/** What the settings page is served from. */
export interface SettingsPageOptions {
  /** The built app (`dist`). */
  readonly app: string;
  /** The built page. */
  readonly page: string;
  /** An empty folder for the draft. */
  readonly scratch: string;
  /** The folder that is opened first, and saved to; undefined: the sample's settings, which can only be downloaded. */
  readonly tenant: string | undefined;
  /** The sample's settings. */
  readonly sample: object;
  /** Builds what is missing; called before the page is served for the first time. */
  readonly prepare?: () => Promise<void>;
}

/** In bytes: pictures of an attract view are large. */
const LARGEST_PICTURE = 12 * 1024 * 1024;
const LARGEST_DRAFT = 4 * 1024 * 1024;

const draftInput = z.strictObject({
  config: z.record(z.string(), z.unknown()),
  texts: z.record(z.string().regex(/^[A-Za-z-]{2,20}$/u), z.record(z.string(), z.unknown())),
});

/** The page, its style, script and pictures, and nothing else; it shows the preview, which is of its own origin. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
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

/**
 * The settings page at `/settings/`, and below `/` the app with the draft and a demo hotel, for the page's frame alone. To be
 * listened on at 127.0.0.1; requests under another name, or of other sites, are refused.
 * @throws {Error} with one sentence for a tenant's file that cannot be read
 */
export async function createSettingsPage(options: SettingsPageOptions): Promise<Listenable> {
  const draft = new DraftFolder(options.scratch);
  if (options.tenant === undefined) draft.take(options.sample, {});
  else draft.open(options.tenant);
  let prepared: Promise<Preview> | undefined;
  const prepare = async () => {
    await options.prepare?.();
    return openPreview(options);
  };
  const ready = () => {
    prepared ??= prepare();
    return prepared;
  };
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json({ problem: error.message }, { status: error.status });
    throw error;
  });
  app.use('*', async (context, next) => {
    const status = refusalOf(context.req.raw);
    if (status !== undefined) return new Response(null, { status });
    return next();
  });
  addDraft(app, draft, options.tenant);
  app.get('/settings', (context) => context.redirect('/settings/'));
  app.get('/settings/*', async (context) => {
    const { page } = await ready();
    return pageFile(page, context.req.path.slice('/settings'.length));
  });
  // The preview has no offline shell: it would go on showing an earlier draft.
  app.get('/sw.js', (context) => context.body(null, 404));
  app.all('*', async (context) => {
    const { gateway } = await ready();
    const { raw } = context.req;
    const answer = await gateway.fetch(raw.method === 'GET' ? uncompressed(raw) : raw);
    return isPage(answer) ? framed(answer) : answer;
  });
  return app;
}

interface Preview {
  readonly gateway: Listenable;
  readonly page: StaticFiles;
}

async function openPreview({ app, page, scratch }: SettingsPageOptions): Promise<Preview> {
  const gateway = createGateway({
    files: app,
    tenant: scratch,
    hotel: { kind: 'demo', hotel: createDemoHotel({ hasControl: false }) },
    // What was typed a moment ago is what is shown.
    folder: { recheckMs: 0, now: () => performance.now() },
  });
  await gateway.start();
  return { gateway, page: new StaticFiles([page], USUAL_FOLDER) };
}

/** Pages are changed on their way (`framed.ts`). */
function uncompressed({ url, headers }: Request): Request {
  const plain = new Headers(headers);
  plain.delete('accept-encoding');
  return new Request(url, { headers: plain });
}

async function pageFile(files: StaticFiles, path: string): Promise<Response> {
  const found = await files.find(path === '/' ? '/index.html' : path);
  if (found === undefined) return new Response(null, { status: 404 });
  const { bytes, type } = found.file;
  return new Response(bytes, { headers: { ...PAGE_HEADERS, 'Content-Type': type } });
}

function addDraft(app: Hono, draft: DraftFolder, tenant: string | undefined): void {
  app.get('/settings/api/draft', (context) => context.json({ ...draft.draft, folder: tenant ?? null }));
  app.put('/settings/api/draft', async (context) => {
    const parsed = draftInput.safeParse(await jsonOf(context.req.raw));
    if (!parsed.success) throw new Refusal(400, 'config and texts must be trees');
    const { config, texts } = parsed.data;
    const trees = Object.entries(texts).map(([language, tree]) => [language, asTexts(tree)] as const);
    return context.json(draft.take(config, Object.fromEntries(trees)));
  });
  app.put('/settings/api/pictures/:name', async (context) => {
    const name = context.req.param('name');
    if (!PICTURE.test(name)) throw new Refusal(400, 'a picture is a PNG, SVG, JPEG, WebP or AVIF file');
    draft.putPicture(name, await readBody(context.req.raw, LARGEST_PICTURE));
    return context.json({ pictures: draft.draft.pictures });
  });
  app.delete('/settings/api/pictures/:name', (context) => {
    draft.removePicture(context.req.param('name'));
    return context.json({ pictures: draft.draft.pictures });
  });
  app.post('/settings/api/save', async (context) => {
    await jsonOf(context.req.raw);
    if (tenant === undefined) throw new Refusal(409, 'start with TENANT=FOLDER to save there');
    const files = draft.save(tenant);
    if (files.length === 0) throw new Refusal(422, 'check-config finds a problem');
    return context.json({ files });
  });
}

/** A browser does not send this type to another site without asking there first. */
async function jsonOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.split(';')[0]?.trim() !== 'application/json')
    throw new Refusal(415, 'Content-Type must be application/json');
  try {
    return JSON.parse(new TextDecoder().decode(await readBody(request, LARGEST_DRAFT)));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'the body is not JSON');
  }
}
