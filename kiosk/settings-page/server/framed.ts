import { CARD_DOCUMENT } from '../../server/card-document.ts';

/** What runs in the preview before the app does, and what brings the app to a screen. */
const BEFORE_APP = '/settings/before-app.js';
const DRIVE = '/settings/drive.js';

/**
 * A page of the app as the settings page shows it in a frame: nobody else may frame it, and scripts of ours run in it.
 * The app's document for card data takes no script of anyone else. The tablet's page never comes by here.
 * @param by the origin of the settings page
 */
export async function framed(page: Response, path: string, by: string): Promise<Response> {
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

/** Whether an answer is a page. */
export const isPage = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('text/html') === true;
