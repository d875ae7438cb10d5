/** True if the browser supports view transitions with types: Chromium from 125, Safari from 18.2. */
export const hasViewTransitions = (): boolean =>
  'startViewTransition' in document && CSS.supports('selector(:active-view-transition-type(a))');

/** Duration of the fade between screens, in ms: the design token `--fade`. */
const fadeMs = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--fade')) || 0;

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades the old screen out if the browser has no view transitions. Resolves when the old screen is invisible.
 * @param ready resolves when the new screen is ready; the old one stays visible until then
 */
export async function fadeOut(ready: () => Promise<void>): Promise<void> {
  if (hasViewTransitions() || wantsLessMotion()) return;
  await ready().catch(() => undefined);
  document.body.classList.add('leaving');
  await new Promise((resolve) => setTimeout(resolve, fadeMs()));
}

/** Shows the new screen after `fadeOut`. */
export const fadeIn = (): void => document.body.classList.remove('leaving');

/** True if the browser itself fades between screens. */
export const fadesByBrowser = (): boolean => hasViewTransitions() && !wantsLessMotion();
