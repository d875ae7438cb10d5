import { session } from '~/session/store';

/** Delay before the service worker is registered, in ms: the first screen comes first. */
const REGISTER_AFTER_MS = 1500;
/** Wait after a failed registration, in ms. */
const START_AGAIN_MS = 30_000;

/** True if no guest is at the tablet. A guest who opened a deep link is, while home is shown. */
export const isUnattended = (path: string): boolean => path === '/' && !session().deepLink;

/** Starts the offline shell and updates it between guests. Plain http has none. @param isFree true without a guest */
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

/** Trusted Types allow one script address: our own service worker. */
export function trustOwnWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, window.location.href);
      if (origin === window.location.origin && pathname === '/sw.js') return text;
      throw new TypeError(`Refused script address on ${origin}`);
    },
  });
}
