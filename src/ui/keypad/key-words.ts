import type { TFunction } from 'i18next';
import type { TextKey } from '~/i18n/keys';
import type { Action } from './pages';

/** What stands on the keys that act: a sign, or a word. */
const SHOWN: Readonly<Record<Action, { readonly sign: string } | { readonly word: TextKey }>> = {
  dakuten: { sign: '゛' },
  handakuten: { sign: '゜' },
  small: { sign: '小' },
  arrowleft: { sign: '←' },
  arrowright: { sign: '→' },
  bksp: { word: 'keypad.delete' },
  blank: { word: 'keypad.space' },
  newline: { word: 'keypad.new_line' },
  clear: { word: 'keypad.clear' },
  shift: { word: 'keypad.capitals' },
  kana: { word: 'keypad.kana' },
  latin: { word: 'keypad.latin' },
  done: { word: 'keypad.done' },
};

/** What a screen reader says for a key that shows a sign. */
const SPOKEN: Readonly<Record<string, TextKey>> = {
  dakuten: 'keypad.dakuten',
  handakuten: 'keypad.handakuten',
  small: 'keypad.small',
  arrowleft: 'keypad.left',
  arrowright: 'keypad.right',
  ー: 'keypad.long_vowel',
  '・': 'keypad.middle_dot',
  '@': 'keypad.at',
  '.': 'keypad.dot',
  '-': 'keypad.hyphen',
  _: 'keypad.underscore',
  ',': 'keypad.comma',
  "'": 'keypad.apostrophe',
  '+': 'keypad.plus',
};

const isAction = (key: string): key is Action => Object.hasOwn(SHOWN, key);

/** True for a key whose own name is what it types. */
export const typesItself = (key: string): boolean => !isAction(key);

/** What stands on a key. */
export function faceOf(key: string, t: TFunction): string {
  if (!isAction(key)) return key;
  const shown = SHOWN[key];
  return 'sign' in shown ? shown.sign : t(shown.word);
}

/** The name of a key for assistive technology, where what stands on it does not say it. */
export function spokenNameOf(key: string, t: TFunction): string | undefined {
  const name = SPOKEN[key];
  return name && t(name);
}
