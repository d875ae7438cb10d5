/** Registered only when home has long stood: the first screen is not to wait for it. In ms after load. */
const REGISTER_AFTER_MS = 1500;

/**
 * Starts the offline shell and keeps it up to date, between guests only: a new version is loaded beside the old one and
 * taken when home has stood untouched for a while. A tablet without service workers (plain http on a network) works on
 * without all this.
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
