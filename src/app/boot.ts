// Runs before the app and depends on none of its code. In a browser that is too old, it makes index.html say so.
// It also counts starts that never reach the first screen, and reloads after each. After several in a row it goes back to
// the shell from before the last update, and finally shows a message. The app clears the count once it has started.
// Until then index.html shows home: this tablet's own if it has drawn one before, and a tap on it is kept for the app.
(() => {
  // One feature that each of the oldest supported browsers introduced (kiosk/tools/browsers.ts). As strings, because an
  // older browser could not even parse the literals.
  const [lookbehind, needed] = ['(?<=a)', ['selector(:has(a))', '(height: 1dvh)']];
  try {
    new RegExp(lookbehind);
    if (!AbortSignal.timeout || !needed.every((condition) => CSS.supports(condition))) throw new Error();
  } catch {
    document.documentElement.classList.add('too-old');
    return;
  }

  const KEY = 'lobby.boots';
  /** How long a start may take: the server may be slow. */
  const PATIENCE_MS = 30_000;
  /** How long to wait after a script error: the start will not succeed any more. */
  const AFTER_ERROR_MS = 5_000;
  const LONG_PAUSE_MS = 60_000;
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
    document.documentElement.classList.remove('not-yet');
    if (root && hasFailed())
      root.textContent = 'フロントへお声がけください。 / Please ask at the front desk.';
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
    Promise.resolve(updated).then(reload, reload);
  };
  let timer = setTimeout(tryAgain, PATIENCE_MS);
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

  // --- Home before the app ---

  /** An element as `app/kept-home.ts` keeps it: name, attributes, children. */
  type Kept = string | readonly [name: string, attributes: { readonly [name: string]: string }, ...Kept[]];
  const SVG = 'http://www.w3.org/2000/svg';

  const drawn = (kept: Kept): Node => {
    if (typeof kept === 'string') return document.createTextNode(kept);
    const [name, attributes, ...children] = kept;
    const element = /^(svg|path)$/.test(name)
      ? document.createElementNS(SVG, name)
      : document.createElement(name);
    for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] || '');
    for (const child of children) element.appendChild(drawn(child));
    return element;
  };

  const page = document.documentElement;
  const readKept = () => {
    try {
      const kept = JSON.parse(localStorage.getItem('lobby.home') || 'null');
      return kept && kept.search === window.location.search ? kept : undefined;
    } catch {
      return undefined;
    }
  };
  const kept = window.location.pathname === '/' ? readKept() : undefined;
  if (kept || window.location.pathname !== '/') page.classList.add('not-yet');
  if (kept) {
    // Before the first paint: as soon as the browser has read the page that far.
    const observer = new MutationObserver(() => {
      const root = document.getElementById('root');
      const app = document.querySelector<HTMLScriptElement>('script[type="module"]');
      if (!root?.nextElementSibling || !app) return;
      observer.disconnect();
      try {
        if (kept.app === app.src) {
          root.replaceChildren(drawn(kept.home));
          page.lang = kept.lang;
          page.style.cssText = kept.style;
        }
      } catch {
        // Whatever is not home as it was kept is not shown; the app draws its own.
      }
      page.classList.remove('not-yet');
    });
    observer.observe(document, { childList: true, subtree: true });
  }

  const keepTap = ({ target }: Event) => {
    if (!page.hasAttribute('data-starting')) return document.removeEventListener('click', keepTap, true);
    const choice = target instanceof Element && target.closest('button, label');
    if (!choice) return;
    for (const other of document.querySelectorAll('[data-tapped]')) other.removeAttribute('data-tapped');
    choice.setAttribute('data-tapped', '');
  };
  document.addEventListener('click', keepTap, true);
})();
