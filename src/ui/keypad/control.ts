import { withMark } from '~/domain/kana-marks';
import { isKeyboard, type Keyboard } from './keyboards';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The keyboard type of an element; undefined if it is no text control. */
export function keyboardOf(
  element: Element | null,
): { readonly control: TextControl; readonly keyboard: Keyboard } | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  const { keyboard } = element.dataset;
  return isKeyboard(keyboard) ? { control: element, keyboard } : undefined;
}

export const textBefore = (control: TextControl): string => {
  const { value, start } = typedIn(control);
  return value.slice(0, start);
};

const typedIn = ({ value, selectionStart, selectionEnd }: TextControl): Typed => ({
  value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

let pressed: TextControl | undefined;

/** True while a key of the keypad changes a control: a program's change never leads on to the next field. */
export const isPressedOn = (control: TextControl): boolean => control === pressed;

/** Applies a key to a control like a keyboard, with an `input` event, so that React and filters see typing. */
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
  // A reformatted or full control has moved the caret to the end.
  if (control.value !== written) {
    const at = control.value === typed.value ? typed.start : caretIn(control.value, written, caret);
    control.setSelectionRange(at, at);
  }
  revealCaret(control);
}

/** Browsers do not scroll to a caret that a script has moved to an end. */
function revealCaret(control: TextControl): void {
  if (control.selectionEnd === control.value.length)
    control.scrollTo(control.scrollWidth, control.scrollHeight);
  else if (control.selectionEnd === 0) control.scrollTo(0, 0);
}

/** A control's text and selection; `start` equals `end` for a mere caret. */
export type Typed = { readonly value: string; readonly start: number; readonly end: number };

type Change = { readonly text: string; readonly from: number; readonly to: number };

const TEXTS: Readonly<Record<string, string>> = { blank: ' ', newline: '\n' };

/** A key's change, which replaces the selection; undefined if none. A negative `maxLength` is no limit. */
export function changeOf(key: string, typed: Typed, maxLength: number): Change | undefined {
  switch (key) {
    case 'bksp':
      return erase(typed);
    case 'clear':
      return typed.value === '' ? undefined : { text: '', from: 0, to: typed.value.length };
    case 'dakuten':
    case 'handakuten':
    case 'small': {
      if (typed.start !== typed.end) return undefined;
      const from = typed.start - 1;
      const text = withMark(typed.value.charAt(from), key);
      return text === undefined ? undefined : { text, from, to: typed.start };
    }
    default:
      return insert(TEXTS[key] ?? key, typed, maxLength);
  }
}

function insert(text: string, { value, start, end }: Typed, maxLength: number): Change | undefined {
  const room = maxLength < 0 ? text.length : maxLength - (value.length - (end - start));
  const fitting = text.slice(0, Math.max(0, room));
  return fitting === '' ? undefined : { text: fitting, from: start, to: end };
}

/** Deletes the selection, or the last character with its whole surrogate pair. */
function erase({ value, start, end }: Typed): Change | undefined {
  if (start !== end) return { text: '', from: start, to: end };
  const last = [...value.slice(0, start)].at(-1);
  return last === undefined ? undefined : { text: '', from: start - last.length, to: start };
}

/** The caret after an arrow key: the end of the selection on that side, or the next character. */
export function caretAfterArrow(arrow: 'arrowleft' | 'arrowright', { value, start, end }: Typed): number {
  if (start !== end) return arrow === 'arrowleft' ? start : end;
  const before = [...value.slice(0, start)].at(-1) ?? '';
  const [after = ''] = value.slice(start);
  return arrow === 'arrowleft' ? start - before.length : start + after.length;
}

/** The caret after a control has reformatted its text: behind the same number of characters without spaces. */
export const caretIn = (shown: string, written: string, caret: number): number =>
  placeAfter(shown, written.slice(0, caret).replace(/\s/g, '').length);

/** The place after the first `count` characters of a text without spaces. */
export function placeAfter(shown: string, count: number): number {
  let left = count;
  let at = 0;
  while (left > 0 && at < shown.length) {
    if (!/\s/.test(shown.charAt(at))) left -= 1;
    at += 1;
  }
  return at;
}
