/** Keys by which a guest without a pointer moves through the page. */
const MOVES = /^(Tab|Enter|Escape| |Arrow.*)$/;

/** Tells the styles by `data-by-finger` whether the guest uses a finger or a mouse, and so needs no ring around what has the focus. */
export function tellFingersFromKeys(): void {
  const { dataset } = document.documentElement;
  document.addEventListener(
    'pointerdown',
    () => {
      dataset.byFinger = '';
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (MOVES.test(key)) delete dataset.byFinger;
    },
    { capture: true },
  );
}
