/** This machine's own names; a page that leads its own name here (DNS rebinding) uses another. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/iu;

/**
 * The reason to refuse a request; undefined for our origin and local programs. Other origins read and change
 * nothing. Only the preview may be framed, as its policy says.
 * @param place the preview may be framed, and the card document, which has no origin, loads its scripts
 */
export function refusalOf({ method, headers }: Request, place: 'page' | 'preview'): 403 | 404 | undefined {
  const host = headers.get('host') ?? '';
  if (!OWN_NAME.test(host)) return 404;
  const goal = headers.get('sec-fetch-dest') ?? '';
  // The app's scripts are no secret.
  if (place === 'preview' && method === 'GET' && goal === 'script') return undefined;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && origin !== `http://${host}`) return 403;
  if (site === null || site === 'same-origin' || site === 'none') return undefined;
  // A link on another site may lead here, and shows nothing of us there.
  const isOpened = method === 'GET' && headers.get('sec-fetch-mode') === 'navigate';
  const goals = place === 'preview' ? ['document', 'iframe'] : ['document'];
  return isOpened && goals.includes(goal) ? undefined : 403;
}
