import type { InputHTMLAttributes } from 'react';

/** The pages of keys of the on-screen keypad. */
export type Page = 'kana' | 'latin' | 'digits' | 'mail' | 'letters';

/** A keyboard type: the `inputmode` for the system's keyboard, and the pages of the on-screen keypad. */
type Row = {
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /**
   * The first page is shown first to guests who read Japanese; others start with `latin`, if it is included.
   */
  readonly pages: readonly [Page, ...Page[]];
};

/** All keyboard types that a control can ask for. */
export const KEYBOARDS = {
  /** Text in any script. The keypad offers kana and letters; kanji need a system keyboard. */
  words: { inputMode: undefined, pages: ['kana', 'latin'] },
  /** The kana reading of a name, or a name that is looked up by its reading. */
  kana: { inputMode: undefined, pages: ['kana', 'latin'] },
  digits: { inputMode: 'numeric', pages: ['digits'] },
  phone: { inputMode: 'tel', pages: ['digits'] },
  mail: { inputMode: 'email', pages: ['mail'] },
  /** Capital letters and spaces, as on a card. */
  letters: { inputMode: undefined, pages: ['letters'] },
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a keyboard type. */
export type Keyboard = keyof typeof KEYBOARDS;

/** True for the name of a keyboard type. */
export const isKeyboard = (name: string | undefined): name is Keyboard =>
  name !== undefined && Object.hasOwn(KEYBOARDS, name);

/** The page that is shown first for a language. */
export function firstPage(keyboard: Keyboard, language: string): Page {
  const pages: readonly Page[] = KEYBOARDS[keyboard].pages;
  const [first = 'latin'] = pages;
  return language !== 'ja' && pages.includes('latin') ? 'latin' : first;
}
