/** Duration of the vibration, in ms: felt, not heard. */
const VIBRATION_MS = 12;
const TOUCHABLE = 'button, input, label, select, summary';

/** Vibrates briefly at every touch of an enabled control, on tablets that support it. */
export function answerTouches(): void {
  if (!('vibrate' in navigator)) return;
  document.addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      const touched = target instanceof Element ? target.closest(TOUCHABLE) : null;
      if (pointerType !== 'touch' || !touched?.matches(':not(:disabled)')) return;
      // After the frame that answers the touch: to ask for it takes a slow tablet 2 ms.
      requestAnimationFrame(() => setTimeout(() => navigator.vibrate(VIBRATION_MS)));
    },
    { capture: true, passive: true },
  );
}
