/** How long a finger rests at most, in ms. */
const LONGEST_PRESS_MS = 5000;

/**
 * Ignores the click of a press that began before the app was there: what the finger is on has been replaced, so it would press
 * whatever stands in that place now. From the next press on all clicks count, and those of keys and programs always do.
 */
export function ignoreEarlierPress(): void {
  const ignoring = new AbortController();
  const { signal } = ignoring;
  const end = () => ignoring.abort();
  document.addEventListener('pointerdown', end, { capture: true, signal });
  setTimeout(end, LONGEST_PRESS_MS);
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}
