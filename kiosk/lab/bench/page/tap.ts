import { drawn, found, shownScreen, usableHome } from './drawn.ts';

/** Resolves with the time at which what is looked for has been drawn. */
const drawnAt = async (isThere: () => boolean) => {
  await found(() => isThere() || undefined);
  return drawn();
};

const tapped = new Promise<TapFigures>((resolve) => {
  new PerformanceObserver(async (list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!window.benchTapsAtOnce || !paint) return;
    (await usableHome).click();
    const [answered, followed] = await Promise.all([
      drawnAt(() => document.querySelector('main [aria-busy]') !== null || shownScreen() !== '/'),
      drawnAt(() => shownScreen() === '/checkin/search'),
    ]);
    resolve({ answered: answered - paint.startTime, followed: followed - paint.startTime });
  }).observe({ type: 'paint', buffered: true });
});

window.benchTap = () => tapped;
