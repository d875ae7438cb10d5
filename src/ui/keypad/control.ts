import { caretAfterArrow, caretIn, changeOf, type Typed } from './edit';
import { isKeyboard, type Keyboard } from './keyboards';

/** A control that takes text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What an element says about how it is typed into; undefined where it is no text. */
export function keyboardOf(
  element: Element | null,
): { readonly control: TextControl; readonly keyboard: Keyboard } | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  const { keyboard } = element.dataset;
  return isKeyboard(keyboard) ? { control: element, keyboard } : undefined;
}

/** What stands before the caret. */
export const textBefore = (control: TextControl): string => {
  const { value, start } = typedIn(control);
  return value.slice(0, start);
};

const typedIn = ({ value, selectionStart, selectionEnd }: TextControl): Typed => ({
  value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

/**
 * Presses a key on a control, as a keyboard would. The text is changed below React, which then hears of it by the
 * `input` event: forms, filters and groups of digits see it as typed.
 */
export function pressOn(control: TextControl, key: string): void {
  const typed = typedIn(control);
  if (key === 'arrowleft' || key === 'arrowright') {
    const caret = caretAfterArrow(key, typed);
    control.setSelectionRange(caret, caret);
    revealCaret(control);
    return;
  }
  const change = changeOf(key, typed, control.maxLength);
  if (!change) return;
  control.setRangeText(change.text, change.from, change.to, 'end');
  const written = control.value;
  const caret = change.from + change.text.length;
  const inputType = change.text === '' ? 'deleteContentBackward' : 'insertText';
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: change.text || null }));
  // Shown otherwise than it was written: the browser has put the caret at the end.
  if (control.value !== written) {
    const at = caretIn(control.value, written, caret);
    control.setSelectionRange(at, at);
  }
  revealCaret(control);
}

/** A caret that a script has moved to either end is not brought into view by the browser. */
function revealCaret(control: TextControl): void {
  if (control.selectionEnd === control.value.length)
    control.scrollTo(control.scrollWidth, control.scrollHeight);
  else if (control.selectionEnd === 0) control.scrollTo(0, 0);
}
