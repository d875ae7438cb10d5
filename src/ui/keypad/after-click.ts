/** How long after the finger is lifted a click may still come, in ms; a long press or a slide has none. */
const CLICK_WAIT_MS = 300;

/**
 * Runs `act` at the click that ends the tap under way. Anything that leaves the page at an earlier event of the
 * tap would let the click hit what lies beneath it.
 */
export function afterClick(act: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const run = () => {
    if (signal.aborted) return;
    waiting.abort();
    act();
  };
  document.addEventListener('click', run, { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => setTimeout(run, CLICK_WAIT_MS), { capture: true, signal });
  }
}
