import { keyboardOf, type TextControl } from './control';
import { keepInView } from './reveal';

/** What lies over more than this of the page while a field has the focus is a keyboard, or its bar; in CSS px. */
const MIN_PX = 40;
/** A page that has become lower by more than this meanwhile made room for a keyboard; a browser's bars are lower. In CSS px. */
const MIN_LOST_PX = 120;

/**
 * Gives the room above a system keyboard to the field that is typed into, as above the on-screen keypad. Most browsers make
 * the page lower (`interactive-widget`). Safari lays its keyboard over the page: it would leave the main button beneath it and
 * push the title out of sight.
 * @returns stops doing so
 */
export function makeRoomForKeyboard(): () => void {
  const { visualViewport: view } = window;
  if (!view) return () => undefined;
  const { documentElement: page } = document;
  /** The height of the page without a keyboard, by its width: the tablet may be turned. */
  const whole = new Map([[page.clientWidth, page.clientHeight]]);
  let stopKeeping = () => {};
  const keep = (control: TextControl) => {
    stopKeeping();
    stopKeeping = keepInView(control);
  };
  const followKeyboard = () => {
    const { clientWidth: width, clientHeight: height } = page;
    const tallest = Math.max(height, whole.get(width) ?? 0);
    whole.set(width, tallest);
    const covered = Math.max(0, Math.round(height - view.height * view.scale));
    const isOpen = covered >= MIN_PX || tallest - height >= MIN_LOST_PX;
    const field = keyboardOf(document.activeElement);
    if (!isOpen || !field) return free();
    page.dataset.keypad = 'system';
    page.style.setProperty('--keypad', `${covered}px`);
    // Safari has moved the whole page up, to show the field where it stood.
    window.scrollTo(0, 0);
    keep(field.control);
  };
  const free = () => {
    stopKeeping();
    page.style.removeProperty('--keypad');
    delete page.dataset.keypad;
  };
  const followFocus = () => {
    const field = keyboardOf(document.activeElement);
    if (field && page.dataset.keypad === 'system') keep(field.control);
  };
  const listening = new AbortController();
  const { signal } = listening;
  view.addEventListener('resize', followKeyboard, { signal });
  document.addEventListener('focusin', followFocus, { signal });
  return () => {
    listening.abort();
    free();
  };
}
