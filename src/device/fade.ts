/** Which way the guest moves through the journey: the old screen leaves to the other side. */
export type Direction = 'forward' | 'backward';

/** How far the old screen moves while it fades, in CSS px. */
const SHIFT = { forward: '-32px 0', backward: '32px 0' } as const satisfies Record<Direction, string>;
/** How long an invisible screen waits for the next one before it is shown again, in ms. */
const PATIENCE_MS = 3000;

let fading: Animation | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Duration of the fade between screens, in ms: the design token `--fade`. */
const fadeMs = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--fade')) || 0;

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades the old screen out and resolves when it is invisible; at once for guests who want less motion. Not a view
 * transition: during one the page takes no taps, and it first waits for a picture of the old screen. Taps on the old
 * screen do nothing from here on; on the new one they count from its first frame.
 * @param ready resolves when the new screen is ready; the old one stays visible until then
 */
export async function fadeOut(ready: () => Promise<void>, direction: Direction): Promise<void> {
  if (wantsLessMotion()) return;
  await ready().catch(() => undefined);
  fadeIn();
  document.body.classList.add('leaving');
  const end = { opacity: 0, translate: SHIFT[direction] };
  fading = document.getElementById('root')?.animate(end, { duration: fadeMs(), fill: 'forwards' });
  // A navigation that the guest takes back never draws the new screen.
  patience = setTimeout(fadeIn, PATIENCE_MS);
  // Rejects when cancelled by a later navigation.
  await fading?.finished.catch(() => undefined);
}

/** Shows the new screen after `fadeOut`. */
export function fadeIn(): void {
  clearTimeout(patience);
  fading?.cancel();
  fading = undefined;
  document.body.classList.remove('leaving');
}
