/** Events of a guest who touches the tablet or types. */
const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;

/**
 * Ends the visit of a tablet that slept, or whose timers were suspended, for longer than a guest may be
 * inactive. Timers do not run then, so the wall clock is compared at the next touch, which is not passed on
 * to the page. A clock that was set forward has the same effect: the visit ends too early rather than too
 * late.
 * @param patienceMs longest time between two touches, in ms
 * @param forget ends the visit immediately
 * @returns stops watching
 */
export function watchForSleep(patienceMs: number, forget: () => void): () => void {
  let lastTouch = Date.now();
  const isTooLong = () => Date.now() - lastTouch > patienceMs;
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible' && isTooLong()) forget();
  };
  const onTouch = (event: Event) => {
    if (isTooLong()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      forget();
    } else lastTouch = Date.now();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  for (const name of INPUT_EVENTS) window.addEventListener(name, onTouch, { capture: true });
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    for (const name of INPUT_EVENTS) window.removeEventListener(name, onTouch, { capture: true });
  };
}
