import type { TextKey } from '~/i18n/keys';
import type { Translate } from '~/i18n/texts';
import type { Action } from './pages';

/** The label of each action key: a sign or a word. */
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
  block: { word: 'keypad.digits' },
  bank: { sign: 'ア⇄ハ' },
  done: { word: 'keypad.done' },
};

/** The accessible names of keys that show a sign. */
const SPOKEN: Readonly<Record<string, TextKey>> = {
  dakuten: 'keypad.dakuten',
  handakuten: 'keypad.handakuten',
  small: 'keypad.small',
  bank: 'keypad.bank',
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

/** True for a key that types its own name. */
export const typesItself = (key: string): boolean => !isAction(key);

/** The visible label of a key. */
export function faceOf(key: string, t: Translate): string {
  if (!isAction(key)) return key;
  const shown = SHOWN[key];
  return 'sign' in shown ? shown.sign : t(shown.word);
}

/** The accessible name of a key; undefined if its visible label is enough. */
export function spokenNameOf(key: string, t: Translate): string | undefined {
  const name = SPOKEN[key];
  return name && t(name);
}
