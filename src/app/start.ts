// Runs the app once home, which stands in index.html, is painted (`kiosk/tools/late-app.ts`). Imports nothing, so that the
// browser can do all the painting first.

/** The longest that the app waits, in ms: a page in the background is never painted. */
const PAINT_MS = 200;

const app = document.querySelector<HTMLScriptElement>('script[data-app]');
let hasBegun = false;

function begin(): void {
  if (hasBegun || !app) return;
  hasBegun = true;
  // If it does not come or fails, `boot.ts` hears of it.
  if (window.lobbyApp) window.lobbyApp();
  else app.addEventListener('load', () => window.lobbyApp?.());
}

const [navigation] = performance.getEntriesByType('navigation');
const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
// After a reload the app is there as quickly as home alone would be.
if (isReload || document.documentElement.hasAttribute('data-painted')) begin();
else {
  // A timer in that frame was tried: home is seen no sooner, and answers later.
  window.requestAnimationFrame(begin);
  setTimeout(begin, PAINT_MS);
}

declare global {
  interface Window {
    /** Runs the app (`kiosk/tools/classic-script.ts`); once it has, what it exports. */
    lobbyApp?: () => void;
  }
}

export {};
