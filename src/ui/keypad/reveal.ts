import { keyboardOf, type TextControl } from './control';

const FIELD = '[data-field-frame]';
const SCROLLER = '[data-scroller]';
/** Such a screen has no room for a field between bar and buttons. */
const LOW = '(max-height: 699.98px)';
/** Least space around a field in a scrolling part, above and below together, in CSS px. */
const SPACE_PX = 16;

/** Scrolls a control into view with its label, error and answers, from the label on. */
export function reveal(control: TextControl): void {
  const field = control.closest(FIELD);
  for (const part of [field, field?.querySelector('label, legend'), control])
    part?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps a control in view above a keyboard while field, page or scrolling part change size. Without room for the
 * field bar and buttons go: `<html>` gets `data-alone`.
 * @returns stops it
 */
export function keepInView(control: TextControl): () => void {
  const { documentElement: page } = document;
  const field = control.closest<HTMLElement>(FIELD);
  const scroller = control.closest(SCROLLER);
  const isLow = () => window.matchMedia(LOW).matches;
  if (isLow()) page.dataset.alone = '';
  const isTight = () =>
    isLow() || (field && scroller && field.offsetHeight + SPACE_PX > scroller.clientHeight);
  let width: number | undefined;
  const observer = new ResizeObserver(() => {
    width = page.clientWidth;
    if (isTight()) page.dataset.alone = '';
    reveal(control);
  });
  // A turned tablet may have the room.
  const tryAgain = () => {
    if (page.clientWidth !== width) delete page.dataset.alone;
  };
  window.addEventListener('resize', tryAgain);
  for (const part of [page, field ?? control, scroller]) if (part) observer.observe(part);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', tryAgain);
    delete page.dataset.alone;
  };
}

/** A larger part over the page during focus is a keyboard or its bar; in CSS px. */
const MIN_PX = 40;
/** A page that lost more height made room for a keyboard; browser bars are lower. In CSS px. */
const MIN_LOST_PX = 120;

/**
 * Gives the room above a system keyboard to the field. Most browsers shrink the page (`interactive-widget`). Safari
 * covers it, with the main button under the keyboard and the title out of sight.
 * @returns stops it
 */
export function makeRoomForKeyboard(): () => void {
  const { visualViewport: view } = window;
  if (!view) return () => undefined;
  const { documentElement: page } = document;
  /** Height of the page without a keyboard, by its width: the tablet may be turned. */
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
    // Safari has moved the whole page up.
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
