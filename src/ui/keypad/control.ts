import { caretAfterArrow, caretIn, changeOf, type Typed } from './edit';
import { isKeyboard, type Keyboard } from './keyboards';

/** A text control. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The keyboard that an element asks for; undefined if it is not a text control. */
export function keyboardOf(
  element: Element | null,
): { readonly control: TextControl; readonly keyboard: Keyboard } | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  const { keyboard } = element.dataset;
  return isKeyboard(keyboard) ? { control: element, keyboard } : undefined;
}

/** The text before the caret. */
export const textBefore = (control: TextControl): string => {
  const { value, start } = typedIn(control);
  return value.slice(0, start);
};

const typedIn = ({ value, selectionStart, selectionEnd }: TextControl): Typed => ({
  value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

/** The control that a key is changing now. */
let pressed: TextControl | undefined;

/**
 * True while a key of the keypad changes a control. Only then does an answer that is complete lead on: a program sets
 * values as well, by events that look like typing, and what it sets opens nothing.
 */
export const isPressedOn = (control: TextControl): boolean => control === pressed;

/**
 * Applies a key to a control like a keyboard. Changes the DOM value and dispatches an `input` event, so that
 * React, filters and digit grouping handle it like typed text.
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
  pressed = control;
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: change.text || null }));
  pressed = undefined;
  // The control reformatted the text, or has no room for more, and the browser has moved the caret to the end.
  if (control.value !== written) {
    const at = control.value === typed.value ? typed.start : caretIn(control.value, written, caret);
    control.setSelectionRange(at, at);
  }
  revealCaret(control);
}

/** The browser does not scroll to a caret that a script has moved to either end. */
function revealCaret(control: TextControl): void {
  if (control.selectionEnd === control.value.length)
    control.scrollTo(control.scrollWidth, control.scrollHeight);
  else if (control.selectionEnd === 0) control.scrollTo(0, 0);
}
