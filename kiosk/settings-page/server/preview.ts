import { Hono } from 'hono';
import { createDemoHotel, GUESTS } from '../../demo-hotel/index.ts';
import { folioOfAStay } from '../../demo-hotel/stories/folio.ts';
import { twoNights } from '../../demo-hotel/stories/paying.ts';
import { storiesOf } from '../../demo-hotel/story.ts';
import { CARD_DOCUMENT } from '../../server/card-document.ts';
import { createGateway } from '../../server/index.ts';
import type { Listenable } from '../../server/listen.ts';
import { fileRequestOf, toResponse } from '../../server/reply.ts';
import type { StaticFiles } from '../../server/static.ts';
import { IN_QUEUE, WITH_EVERYTHING } from '../preview/guests.ts';
import type { DraftFolder } from './draft.ts';
import { refusalOf } from './guard.ts';

/** The scripts that run before the app and bring it to a screen. */
const BEFORE_APP = '/settings/before-app.js';
const DRIVE = '/settings/drive.js';

const TELL = { ja: '設定ページのプレビュー', en: 'For the preview of the settings page' };
const OWN_GUESTS = storiesOf({
  'with-everything': {
    name: WITH_EVERYTHING,
    tell: TELL,
    checkin: {
      adults: 2,
      children: 1,
      others: 1,
      nights: 2,
      rooms: ['和室（10畳）'],
      paymentTarget: true,
      prePayment: twoNights,
    },
    // Called as soon as the tablet asks.
    checkout: { rooms: ['305', '306'], folio: folioOfAStay, queue: { ahead: 0, secondsEach: 0.001 } },
  },
  'in-queue': {
    name: IN_QUEUE,
    tell: TELL,
    checkout: { rooms: ['412'], queue: { ahead: 3, secondsEach: 'never' } },
  },
});

export interface PreviewOptions {
  /** The built app (`dist`), also in memory. */
  readonly app: string;
  readonly built: StaticFiles;
  /** The built settings page, whose scripts alone are served here. */
  readonly page: StaticFiles;
}

/**
 * The app with a draft and a demo hotel, for the settings page's frame. Its own origin keeps it from the page and
 * from other drafts.
 * @param by the settings page's origin
 */
export async function createPreview(
  { app: files, built, page }: PreviewOptions,
  folder: DraftFolder,
  by: string,
): Promise<Listenable> {
  const gateway = createGateway({
    files,
    built,
    tenant: folder.path,
    hotel: {
      kind: 'demo',
      hotel: createDemoHotel({ hasControl: false, guests: [...GUESTS, ...OWN_GUESTS] }),
    },
    // The latest input is shown.
    folder: { recheckMs: 0, now: () => performance.now() },
  });
  await gateway.start();
  const app = new Hono();
  app.use('*', async (context, next) => {
    const status = refusalOf(context.req.raw, 'preview');
    return status === undefined ? next() : new Response(null, { status });
  });
  app.get('/settings/*', async (context) => {
    const found = await page.find(context.req.path.slice('/settings'.length));
    if (found === undefined || !/javascript/u.test(found.file.type)) return context.notFound();
    return toResponse(
      await page.reply(found.file, fileRequestOf(context.req), { 'Cache-Control': 'no-store' }, found),
    );
  });
  // An offline shell would go on showing an earlier draft.
  app.get('/sw.js', (context) => context.body(null, 404));
  app.all('*', async (context) => {
    const { raw } = context.req;
    const answer = await gateway.fetch(raw.method === 'GET' ? uncompressed(raw) : raw);
    return isPage(answer) ? framed(answer, context.req.path, by) : answer;
  });
  return app;
}

/** Pages are changed on their way. */
function uncompressed({ url, headers }: Request): Request {
  const plain = new Headers(headers);
  plain.delete('accept-encoding');
  return new Request(url, { headers: plain });
}

/**
 * A page of the app for the settings page's frame alone, with our scripts in it. The card document takes no other
 * script. The tablet's page never comes by here.
 * @param by the settings page's origin
 */
async function framed(page: Response, path: string, by: string): Promise<Response> {
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set(
    'content-security-policy',
    policy.replace(/frame-ancestors '(none|self)'/u, `frame-ancestors 'self' ${by}`),
  );
  for (const name of ['content-length', 'etag']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  const html = await page.text();
  const scripts = `<script src="${BEFORE_APP}"></script><script type="module" src="${DRIVE}"></script>`;
  const own = path === CARD_DOCUMENT ? html : html.replace('<head>', `<head>${scripts}`);
  return new Response(own, { status: page.status, headers });
}

const isPage = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('text/html') === true;
