/** Delay before the service worker is registered, in ms, so that it does not slow down the first screen. */
const REGISTER_AFTER_MS = 1500;

/**
 * Starts the offline shell and keeps it up to date, between guests only: a new version is loaded beside the old one and
 * applied when home has been untouched for a while. A tablet without service workers (plain http over a network) works
 * without the offline shell.
 * @param isFree whether no guest is at the tablet
 */
export function startUpdates(isFree: () => boolean): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  setTimeout(() => {
    import('./keep-up-to-date')
      .then(({ keepUpToDate }) => keepUpToDate(isFree))
      .catch((error: unknown) => {
        console.warn('The offline shell could not be started', error);
        window.addEventListener('online', () => startUpdates(isFree), { once: true });
      });
  }, REGISTER_AFTER_MS);
}
