// Runs before the app and depends on none of its code. In a browser that is too old, it makes index.html say so.
// It also sees to starts that do not reach the first screen: it says so, and tries again once the server has the page. A start
// that had all its files and fell all the same counts; after several in a row it goes back to the shell from before the last
// update. One that lacks a file says nothing of the version. The app clears the count once it has started.
(() => {
  const page = document.documentElement;
  // One feature that each of the oldest supported browsers introduced (kiosk/build/browsers.ts). As strings, because an
  // older browser could not even parse the literals.
  const [lookbehind, needed] = ['(?<=a)', ['selector(:has(a))', '(height: 1dvh)']];
  try {
    new RegExp(lookbehind);
    if (!AbortSignal.timeout || !needed.every((condition) => CSS.supports(condition))) throw new Error();
  } catch {
    page.classList.add('too-old');
    return;
  }

  /**
   * The starts in a row that fell, a blank and a word each: the revision of the settings, which the app writes when it has
   * all it needs (`config/saved.ts`), or what is written here.
   */
  const FELL = 'lobby.fell';
  const THREW = ' -';
  /** How long a start may take: the server may be slow. */
  const TIMEOUT_MS = 30_000;
  const AGAIN_MS = 5_000;
  /** After so many that fell, the next one can wait. */
  const MANY = 4;
  const LONG_PAUSE_MS = 60_000;
  /** How long to wait for a service worker that does not answer. */
  const UNANSWERED_MS = 10_000;
  /** One later than those at which the app itself goes back to older settings. */
  const PREVIOUS_SHELL_AFTER = 3;

  let before = '';
  try {
    // Never cleared: heartbeats report it, so that operators see which tablets keep restarting.
    localStorage.setItem('lobby.starts', String((Number(localStorage.getItem('lobby.starts')) || 0) + 1));
    before = localStorage.getItem(FELL) ?? '';
    // A new tablet shows the home that is in the page; what home looks like on any other, and other screens, only the app knows.
    if (window.location.pathname === '/' && !localStorage.getItem('lobby.bundle.current'))
      page.setAttribute('data-starting', 'home');
  } catch {
    // Without storage nothing is counted.
  }
  const fallen = before.split(' ').length - 1;

  const hasStarted = () => !page.hasAttribute('data-starting');
  const serviceWorker = navigator.serviceWorker;

  const takePreviousShell = () =>
    new Promise<boolean>((resolve) => {
      if (!serviceWorker?.controller) return resolve(false);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data === true);
      serviceWorker.controller.postMessage({ type: 'USE_PREVIOUS_SHELL' }, [port2]);
      setTimeout(() => resolve(false), 3000);
    });

  // Plain promises, because old browsers cannot parse `async`.
  const ask = (path: string) => fetch(path, { cache: 'no-store' });
  /** Whether a start could succeed: a reload for which the server has no page would leave the app for an error page. */
  const isServed = () =>
    serviceWorker?.controller
      ? Promise.resolve(true)
      : ask('/')
          .then((answer) => answer.text())
          .then((text) => ask(/import\("([^"]+)"\)/.exec(text)?.[1] ?? '/no-page'))
          .then(({ ok, headers }) => ok && /javascript/.test(headers.get('content-type') ?? ''));

  const tryAgain = () => {
    if (hasStarted()) return;
    // The fault may have been fixed on the server: look for a new version first.
    const updated = serviceWorker?.getRegistration().then((registration) =>
      registration
        ?.update()
        .catch(() => undefined)
        .then(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' })),
    );
    const late = new Promise((resolve) => setTimeout(resolve, UNANSWERED_MS));
    Promise.race([updated, late])
      .then(isServed, isServed)
      .then(
        (isThere) => (isThere ? window.location.reload() : tellAndWait()),
        () => tellAndWait(),
      );
  };
  let timer = setTimeout(tryAgain, TIMEOUT_MS);
  const tellAndWait = () => {
    const root = document.getElementById('root');
    if (hasStarted()) return;
    page.setAttribute('data-starting', 'failed');
    if (root) root.textContent = 'フロントへお声掛けください。 / Please ask at the front desk.';
    clearTimeout(timer);
    timer = setTimeout(tryAgain, fallen < MANY ? AGAIN_MS : LONG_PAUSE_MS);
  };

  /** What browsers say of a module that has not come; half a file, or another in its place, is a syntax error. */
  const NOT_CAME = /module/i;
  const hasCome = (thrown: unknown) =>
    thrown instanceof SyntaxError ? serviceWorker?.controller : thrown && !NOT_CAME.test(String(thrown));
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    // A picture that is missing stops no start.
    if (hasStarted() || (event.target instanceof Element && event.target.tagName !== 'SCRIPT')) return;
    try {
      const isCounted = localStorage.getItem(FELL) !== (before || null);
      if (!isCounted && hasCome('reason' in event ? event.reason : event.error))
        localStorage.setItem(FELL, before + THREW);
    } catch {
      // Without storage nothing is counted.
    }
    tellAndWait();
  };
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onError);
  // The app itself could not fetch what its first screen needs.
  window.addEventListener('start-failed', tellAndWait);
  if (fallen === PREVIOUS_SHELL_AFTER)
    void takePreviousShell().then((isThere) => {
      if (!isThere) return;
      // Asks once: whatever becomes of the next start, it has another count.
      localStorage.setItem(FELL, before + THREW);
      window.location.reload();
    });
})();
