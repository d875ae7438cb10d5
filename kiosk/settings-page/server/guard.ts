/** Names of this machine to itself; a page that leads a name of its own here (DNS rebinding) asks under another one. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/iu;

/**
 * Why a request is refused; undefined for one of the same origin, or of a program on this machine. Other origins
 * may neither read nor change anything; only the preview may be shown in a frame, and its policy says by whom.
 * @param place the preview may be shown in a frame, and its scripts are loaded by the app's document for card data, which has
 * no origin of its own
 */
export function refusalOf({ method, headers }: Request, place: 'page' | 'preview'): 403 | 404 | undefined {
  const host = headers.get('host') ?? '';
  if (!OWN_NAME.test(host)) return 404;
  const goal = headers.get('sec-fetch-dest') ?? '';
  // Scripts of the app are no secret.
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
