/** Delay before the service worker is registered, in ms, so that it does not slow down the first screen. */
const REGISTER_AFTER_MS = 1500;
/** How soon it is tried again where that failed, in ms. */
const START_AGAIN_MS = 30_000;

/**
 * Starts the offline shell and keeps it up to date, between guests only. A tablet without service workers (plain http over a
 * network) works without the offline shell.
 * @param isFree whether no guest is at the tablet
 */
export function startUpdates(isFree: () => boolean): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  setTimeout(() => {
    import('./keep-up-to-date')
      .then(({ keepUpToDate }) => keepUpToDate(isFree))
      .catch((error: unknown) => {
        console.warn('The offline shell could not be started', error);
        setTimeout(startUpdates, START_AGAIN_MS, isFree);
      });
  }, REGISTER_AFTER_MS);
}

/** Trusted Types let no plain string become a script's address, except that of our own service worker. */
export function trustOwnWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, window.location.href);
      if (origin === window.location.origin && pathname === '/sw.js') return text;
      throw new TypeError(`Refused script address on ${origin}`);
    },
  });
}
