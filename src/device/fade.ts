/** Whether the browser itself can fade between screens, and leave it where it is told to: Chromium can since 125, Safari since 18.2. */
export const hasViewTransitions = (): boolean =>
  'startViewTransition' in document && CSS.supports('selector(:active-view-transition-type(a))');

/** Duration of the fade between screens, in ms: the design token `--fade`. */
const fadeMs = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--fade')) || 0;

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades the old screen out where the browser has no view transitions; resolves when it is gone.
 * @param ready what the new screen waits for: until then the old one stays in view
 */
export async function fadeOut(ready: () => Promise<void>): Promise<void> {
  if (hasViewTransitions() || wantsLessMotion()) return;
  await ready().catch(() => undefined);
  document.body.classList.add('leaving');
  await new Promise((resolve) => setTimeout(resolve, fadeMs()));
}

/** Shows the new screen after `fadeOut`. */
export const fadeIn = (): void => document.body.classList.remove('leaving');

/** Whether a change of screen is faded by the browser. */
export const fadesByBrowser = (): boolean => hasViewTransitions() && !wantsLessMotion();
