/** How long a tablet that can hums under the finger, in ms: felt, not heard. */
const HUM_MS = 12;
const TOUCHABLE = 'button, input, label, select, summary';

/** Answers every touch that does something with a short hum, on tablets that have it. What is off stays dumb. */
export function answerTouches(): void {
  if (!('vibrate' in navigator)) return;
  document.addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      const touched = target instanceof Element ? target.closest(TOUCHABLE) : null;
      if (pointerType === 'touch' && touched?.matches(':not(:disabled)')) navigator.vibrate(HUM_MS);
    },
    { capture: true, passive: true },
  );
}
