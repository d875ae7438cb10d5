/** Names of this machine to itself; a page that leads a name of its own here (DNS rebinding) asks under another one. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/iu;

/**
 * Why a request is refused; undefined for one of our own page, or of a program on this machine.
 * Nothing of another site may be read or changed, nor shown in a frame there.
 */
export function refusalOf({ method, headers, url }: Request): 403 | 404 | undefined {
  const host = headers.get('host') ?? '';
  if (!OWN_NAME.test(host)) return 404;
  // The app's document for card data has no origin of its own, and loads scripts of the app, which are no secret.
  const isOfPage = new URL(url).pathname.startsWith('/settings');
  if (method === 'GET' && headers.get('sec-fetch-dest') === 'script' && !isOfPage) return undefined;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && origin !== `http://${host}`) return 403;
  if (site === null || site === 'same-origin' || site === 'none') return undefined;
  // A link on another site may lead here, and shows nothing of us there.
  const isOpened = method === 'GET' && headers.get('sec-fetch-mode') === 'navigate';
  return isOpened && headers.get('sec-fetch-dest') === 'document' ? undefined : 403;
}
