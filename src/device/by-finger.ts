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

/** What leads on to another screen: the choices on home, and the main button of any other. */
const LEADS_ON = ['checkin', 'checkout', 'main'].map((action) => `[data-action="${action}"]`).join();

/**
 * A finger on what leads on takes the focus from the page, and the button does not get it: the screen leaves, and each move
 * of the focus on the way styles it once more, for 2 ms on a slow tablet. Safari never gives a button the focus for a touch.
 * A text field keeps it until then, since it checks its text when it is left.
 */
export function leadOnWithoutFocus(): void {
  let isTouched = false;
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      const { activeElement } = document;
      isTouched =
        pointerType === 'touch' &&
        target instanceof Element &&
        target.closest(LEADS_ON) !== null &&
        !(activeElement?.matches('input, select, textarea') ?? false);
      if (isTouched && activeElement instanceof HTMLElement) activeElement.blur();
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'mousedown',
    (event) => {
      if (isTouched) event.preventDefault();
    },
    { capture: true },
  );
}
