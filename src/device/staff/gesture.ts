/** A tap anywhere on the page, in CSS px and ms. */
export type Tap = {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** It hit a control that was tapped before: somebody hammers on a button that does not answer. */
  readonly isRepeat: boolean;
};

/** Taps that open the staff's door, the area they must hit (top left), and the time they may take. */
export const TAPS = 5;
const AREA_PX = 96;
const WITHIN_MS = 3000;

/** The moments of the taps that count, after one more tap; the door opens when there are `TAPS` of them. */
export function afterTap(counted: readonly number[], { x, y, at, isRepeat }: Tap): readonly number[] {
  if (x >= AREA_PX || y >= AREA_PX) return [];
  const recent = counted.filter((moment) => at - moment <= WITHIN_MS);
  return isRepeat ? recent : [...recent, at];
}

/**
 * Watches for the gesture on every screen. A control in the corner answers the first tap as it would any guest's; the
 * tap that opens the door presses nothing.
 * @param open opens the door; false where it stays closed
 */
export function watchForStaff(open: () => boolean): void {
  let counted: readonly number[] = [];
  // Weak: a button must not be kept, with the guest's screen around it, after it has left the page.
  const tapped = new WeakSet<Element>();
  window.addEventListener(
    'click',
    (event) => {
      // A click of the keyboard's is no tap, and says it was in the corner.
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
