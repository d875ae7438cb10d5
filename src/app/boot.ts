// Runs before the app and uses none of its code. It shows a message in a browser that is too old, or when a start
// fails, and tries again once the server has the page. It counts starts that failed with all files there; after
// several in a row it returns to the shell before the last update. The app clears the count once it has started.
(() => {
  const page = document.documentElement;
  // One feature of each oldest supported browser (kiosk/build/browsers.ts), as strings, which older ones can parse.
  const [lookbehind, needed] = ['(?<=a)', ['selector(:has(a))', '(height: 1dvh)']];
  try {
    new RegExp(lookbehind);
    if (!AbortSignal.timeout || !needed.every((condition) => CSS.supports(condition))) throw new Error();
  } catch {
    page.classList.add('too-old');
    return;
  }

  /** One entry for each failed start in a row: a blank, then the revision of its settings (`config/saved.ts`) or `-`. */
  const FELL = 'lobby.fell';
  const THREW = ' -';
  const TIMEOUT_MS = 30_000;
  const AGAIN_MS = 5_000;
  /** After this many failed starts the next one waits longer. */
  const MANY = 4;
  const LONG_PAUSE_MS = 60_000;
  const UNANSWERED_MS = 10_000;
  /** One more than the number at which the app returns to older settings. */
  const PREVIOUS_SHELL_AFTER = 3;

  /** Shows home as the last start rendered it (`stored-home.ts`), if that was of this version, at this address. */
  const showStoredHome = () => {
    const { script, search, lang, style, html } = JSON.parse(localStorage.getItem('lobby.home') || '{}');
    if (search !== window.location.search || !('setHTML' in page)) return;
    // The home that is in the page needs no layout.
    page.setAttribute('data-starting', 'stored');
    const show = () => {
      page.setAttribute('data-starting', '');
      const own = document.querySelector('script[type="module"]');
      const root = document.getElementById('root');
      if (script !== own?.textContent || !root?.setHTML) return;
      root.setHTML(html, { sanitizer: {} });
      page.lang = lang;
      page.style.cssText = style;
      page.setAttribute('data-starting', 'home');
    };
    // The page has been parsed then, and no other script has run.
    document.addEventListener('readystatechange', show, { once: true });
  };

  let before = '';
  try {
    // Never cleared: heartbeats report it, and operators see tablets that keep restarting.
    localStorage.setItem('lobby.starts', String((Number(localStorage.getItem('lobby.starts')) || 0) + 1));
    before = localStorage.getItem(FELL) ?? '';
    if (window.location.pathname === '/') {
      // Only a new tablet shows the home that is in the page; any other may look different.
      if (!localStorage.getItem('lobby.bundle.current')) page.setAttribute('data-starting', 'home');
      else showStoredHome();
    }
  } catch {
    // Without storage there is no count.
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

  // Old browsers cannot parse `async`.
  const ask = (path: string) => fetch(path, { cache: 'no-store' });
  /** True if a start could succeed. A reload without a page on the server would show the browser's error page. */
  const isServed = () =>
    serviceWorker?.controller
      ? Promise.resolve(true)
      : ask('/')
          .then((answer) => answer.text())
          .then((text) => ask(/import\("([^"]+)"\)/.exec(text)?.[1] ?? '/no-page'))
          .then(({ ok, headers }) => ok && /javascript/.test(headers.get('content-type') ?? ''));

  const tryAgain = () => {
    if (hasStarted()) return;
    // A new version may have fixed the fault.
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

  /** Word in the browsers' messages for a module that did not load. Half a file is a syntax error. */
  const NOT_CAME = /module/i;
  const hasCome = (thrown: unknown) =>
    thrown instanceof SyntaxError ? serviceWorker?.controller : thrown && !NOT_CAME.test(String(thrown));
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (hasStarted() || (event.target instanceof Element && event.target.tagName !== 'SCRIPT')) return;
    try {
      const isCounted = localStorage.getItem(FELL) !== (before || null);
      if (!isCounted && hasCome('reason' in event ? event.reason : event.error))
        localStorage.setItem(FELL, before + THREW);
    } catch {}
    tellAndWait();
  };
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onError);
  // The app could not fetch the files of its first screen.
  window.addEventListener('start-failed', tellAndWait);
  if (fallen === PREVIOUS_SHELL_AFTER)
    void takePreviousShell().then((isThere) => {
      if (!isThere) return;
      // Changes the count, so that this happens once.
      localStorage.setItem(FELL, before + THREW);
      window.location.reload();
    });
})();
