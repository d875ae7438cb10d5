/** What runs in the preview before the app does. */
export const IN_PREVIEW = '/settings/in-preview.js';

/**
 * A page of the app as the settings page shows it in a frame: of our own origin only, and with a script of ours before its own.
 * The tablet's page never comes by here.
 */
export async function framed(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  for (const name of ['content-length', 'etag']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  const html = await page.text();
  const { status } = page;
  return new Response(html.replace('<head>', `<head><script src="${IN_PREVIEW}"></script>`), {
    status,
    headers,
  });
}

/** Whether an answer is a page. */
export const isPage = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('text/html') === true;
