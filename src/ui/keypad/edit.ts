import { withMark } from '~/domain/kana-marks';

/** A text in a control and what of it is selected; with nothing selected, both ends are the caret. */
export type Typed = { readonly value: string; readonly start: number; readonly end: number };

/** What a key does to a text: this stands in the place of what was between `from` and `to`. */
export type Change = { readonly text: string; readonly from: number; readonly to: number };

/** The text of keys whose name is not what they type. */
const TEXTS: Readonly<Record<string, string>> = { blank: ' ', newline: '\n' };

/**
 * What a key does to a text, as a keyboard would: what is selected is replaced, and nothing is typed beyond
 * `maxLength` (below zero: no limit). Undefined where the key changes nothing.
 */
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

/** What is selected goes, else the character before the caret: a whole one, not half of one beyond U+FFFF. */
function erase({ value, start, end }: Typed): Change | undefined {
  if (start !== end) return { text: '', from: start, to: end };
  const last = [...value.slice(0, start)].at(-1);
  return last === undefined ? undefined : { text: '', from: start - last.length, to: start };
}

/** Where the caret goes when an arrow is pressed: to that side of what is selected, else one character on. */
export function caretAfterArrow(arrow: 'arrowleft' | 'arrowright', { value, start, end }: Typed): number {
  if (start !== end) return arrow === 'arrowleft' ? start : end;
  const before = [...value.slice(0, start)].at(-1) ?? '';
  const [after = ''] = value.slice(start);
  return arrow === 'arrowleft' ? start - before.length : start + after.length;
}

/**
 * Where the caret belongs when a control shows what was written in a form of its own (a card number in groups):
 * behind as many characters as before, the spaces not counted.
 */
export function caretIn(shown: string, written: string, caret: number): number {
  let left = written.slice(0, caret).replace(/\s/g, '').length;
  let at = 0;
  while (left > 0 && at < shown.length) {
    if (!/\s/.test(shown.charAt(at))) left -= 1;
    at += 1;
  }
  return at;
}
