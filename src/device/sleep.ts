/** What ends a sleep: the page is shown again, or somebody touches it. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Watches for a tablet that slept, or whose timers were held, for longer than a guest may be away. Timers do not run
 * then, so the wall clock is asked, and the touch that woke it up is not passed on. A clock that was put forward looks
 * the same: the visit ends too early rather than too late.
 * @param patienceMs longest time between two touches, in ms
 * @param forget ends the visit, at once
 * @returns stops watching
 */
export function watchForSleep(patienceMs: number, forget: () => void): () => void {
  let lastTouch = Date.now();
  const isOver = () => Date.now() - lastTouch > patienceMs;
  const look = () => {
    if (document.visibilityState === 'visible' && isOver()) forget();
  };
  const touch = (event: Event) => {
    if (isOver()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      forget();
    } else lastTouch = Date.now();
  };
  document.addEventListener('visibilitychange', look);
  for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true });
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true });
  };
}
