/** A tap on the page: position in CSS px, time in ms. */
export type Tap = {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** The control was already tapped before, for example by a guest who taps a slow button repeatedly. */
  readonly isRepeat: boolean;
};

/**
 * Number of taps that open the staff panel, the size of the top left area they must hit (CSS px), and the
 * time they may take (ms).
 */
export const TAPS = 5;
const AREA_PX = 96;
const WITHIN_MS = 3000;

/** The times of the taps that count, after another tap. The panel opens when there are `TAPS` of them. */
export function afterTap(counted: readonly number[], { x, y, at, isRepeat }: Tap): readonly number[] {
  if (x >= AREA_PX || y >= AREA_PX) return [];
  const recent = counted.filter((moment) => at - moment <= WITHIN_MS);
  return isRepeat ? recent : [...recent, at];
}

/**
 * Watches for the staff gesture on every screen. A control in the corner works normally for the first taps;
 * the tap that opens the panel has no other effect.
 * @param open opens the panel; returns false if it stays closed
 */
export function watchForStaff(open: () => boolean): void {
  let counted: readonly number[] = [];
  // A WeakSet, so that a removed button, and the guest's screen around it, is not kept in memory.
  const tapped = new WeakSet<Element>();
  window.addEventListener(
    'click',
    (event) => {
      // Clicks by keyboard have no position: it would read as the top left corner.
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
