// Runs before all else and hangs on nothing of the app: lets index.html speak where the browser is too old; counts starts
// that do not come as far as home, tries again, and after some failures takes the shell before the last update, then says
// so in words. The app clears the count.
(() => {
  // Something of each of the oldest browsers that will do (kiosk/tools/browsers.ts); not as literals, which an older one
  // could not even read.
  const [lookbehind, needed] = ['(?<=a)', ['selector(:has(a))', '(height: 1dvh)']];
  try {
    new RegExp(lookbehind);
    if (!AbortSignal.timeout || !needed.every((condition) => CSS.supports(condition))) throw new Error();
  } catch {
    document.documentElement.classList.add('too-old');
    return;
  }

  const KEY = 'lobby.boots';
  /** A server may be slow; what has thrown an error will not come any more. */
  const PATIENCE_MS = 30_000;
  const AFTER_ERROR_MS = 5_000;
  const LONG_PAUSE_MS = 60_000;
  /** At the third start in a row the app itself takes older settings. */
  const PREVIOUS_SHELL_AT = 4;
  const WORDS_AT = 5;

  const count = (key: string): number => {
    const counted = (Number(localStorage.getItem(key)) || 0) + 1;
    localStorage.setItem(key, String(counted));
    return counted;
  };
  let starts = 1;
  try {
    starts = count(KEY);
    // Never cleared: who looks after many tablets sees from it which of them keep starting anew.
    count('lobby.starts');
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

  const sayIt = () => {
    const root = document.getElementById('root');
    if (root && hasFailed())
      root.textContent = 'フロントへお声がけください。 / Please ask at the front desk.';
  };

  // Promises as they were before `async`, which old browsers cannot read.
  const tryAgain = () => {
    if (!hasFailed()) return;
    // Whatever is wrong may have been mended on the server.
    const mended = serviceWorker?.getRegistration().then((registration) =>
      registration
        ?.update()
        .catch(() => undefined)
        .then(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' })),
    );
    const reload = () => window.location.reload();
    Promise.resolve(mended).then(reload, reload);
  };
  let timer = setTimeout(tryAgain, PATIENCE_MS);
  const hasThrown = ({ target }: Event) => {
    // A picture that is missing stops no start.
    if (!hasFailed() || (target instanceof Element && target.tagName !== 'SCRIPT')) return;
    if (starts >= WORDS_AT) sayIt();
    clearTimeout(timer);
    timer = setTimeout(tryAgain, starts >= WORDS_AT ? LONG_PAUSE_MS : AFTER_ERROR_MS);
  };
  window.addEventListener('error', hasThrown, { capture: true });
  window.addEventListener('unhandledrejection', hasThrown);
  if (starts === PREVIOUS_SHELL_AT)
    void takePreviousShell().then((isThere) => isThere && window.location.reload());
})();
