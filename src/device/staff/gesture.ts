/** Position in CSS px, time in ms. */
export type Tap = {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** The control was tapped before: a guest may tap a slow button repeatedly. */
  readonly isRepeat: boolean;
};

/** Taps that open the staff panel, the edge of their area at the top left (CSS px), and their longest time (ms). */
export const TAPS = 5;
const AREA_PX = 96;
const WITHIN_MS = 3000;

/** The times of the counted taps after another tap. `TAPS` of them open the panel. */
export function afterTap(counted: readonly number[], { x, y, at, isRepeat }: Tap): readonly number[] {
  if (x >= AREA_PX || y >= AREA_PX) return [];
  const recent = counted.filter((moment) => at - moment <= WITHIN_MS);
  return isRepeat ? recent : [...recent, at];
}

/**
 * Watches for the staff gesture on every screen. A control in the corner works for the first taps; the last tap only
 * opens the panel.
 * @param open opens the panel; false if it stays closed
 */
export function watchForStaff(open: () => boolean): void {
  let counted: readonly number[] = [];
  // A WeakSet lets a removed button and its screen leave memory.
  const tapped = new WeakSet<Element>();
  window.addEventListener(
    'click',
    (event) => {
      // A click by keyboard has no position, which would read as the corner.
      if (event.detail === 0) return;
      const control =
        event.target instanceof Element ? event.target.closest('button, a, label, input') : null;
      const isRepeat = control !== null && tapped.has(control);
      if (control) tapped.add(control);
      counted = afterTap(counted, { x: event.clientX, y: event.clientY, at: performance.now(), isRepeat });
      if (counted.length < TAPS) return;
      counted = [];
      if (!open()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
