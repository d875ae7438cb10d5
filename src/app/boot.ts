// Runs before the app and depends on none of its code. In a browser that is too old, it makes index.html say so.
// It also counts starts that never reach the first screen, and reloads after each. After several in a row it goes back to
// the shell from before the last update, and finally shows a message. The app clears the count once it has started.
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

  const KEY = 'lobby.boots';
  /** How long a start may take: the server may be slow. */
  const TIMEOUT_MS = 30_000;
  /** How long to wait after a script error: the start will not succeed any more. */
  const AFTER_ERROR_MS = 5_000;
  const LONG_PAUSE_MS = 60_000;
  /** How long to wait for a service worker that does not answer. */
  const UNANSWERED_MS = 10_000;
  /** One later than the third start in a row, at which the app itself goes back to older settings. */
  const PREVIOUS_SHELL_AT = 4;
  const SHOW_MESSAGE_AT = 5;

  const count = (key: string): number => {
    const counted = (Number(localStorage.getItem(key)) || 0) + 1;
    localStorage.setItem(key, String(counted));
    return counted;
  };
  let starts = 1;
  try {
    starts = count(KEY);
    // Never cleared: heartbeats report it, so that operators see which tablets keep restarting.
    count('lobby.starts');
    // A new tablet shows the home that is in the page; what home looks like on any other, and other screens, only the app knows.
    if (window.location.pathname === '/' && !localStorage.getItem('lobby.bundle.current'))
      page.setAttribute('data-starting', 'home');
  } catch {
    return;
  }

  const hasFailed = () => localStorage.getItem(KEY) !== null;
  const serviceWorker = navigator.serviceWorker;

  const takePreviousShell = () =>
    new Promise<boolean>((resolve) => {
      if (!serviceWorker?.controller) return resolve(false);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data === true);
      serviceWorker.controller.postMessage({ type: 'USE_PREVIOUS_SHELL' }, [port2]);
      setTimeout(() => resolve(false), 3000);
    });

  const showMessage = () => {
    const root = document.getElementById('root');
    page.removeAttribute('data-starting');
    if (root && hasFailed())
      root.textContent = 'フロントへお声掛けください。 / Please ask at the front desk.';
  };

  // Plain promises, because old browsers cannot parse `async`.
  const tryAgain = () => {
    if (!hasFailed()) return;
    // The fault may have been fixed on the server: look for a new version first.
    const updated = serviceWorker?.getRegistration().then((registration) =>
      registration
        ?.update()
        .catch(() => undefined)
        .then(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' })),
    );
    const reload = () => window.location.reload();
    setTimeout(reload, UNANSWERED_MS);
    Promise.resolve(updated).then(reload, reload);
  };
  let timer = setTimeout(tryAgain, TIMEOUT_MS);
  const onError = ({ target }: Event) => {
    // A missing image does not stop a start.
    if (!hasFailed() || (target instanceof Element && target.tagName !== 'SCRIPT')) return;
    if (starts >= SHOW_MESSAGE_AT) showMessage();
    clearTimeout(timer);
    timer = setTimeout(tryAgain, starts >= SHOW_MESSAGE_AT ? LONG_PAUSE_MS : AFTER_ERROR_MS);
  };
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onError);
  if (starts === PREVIOUS_SHELL_AT)
    void takePreviousShell().then((isThere) => isThere && window.location.reload());
})();
