import type { InputHTMLAttributes } from 'react';

/** The pages of keys that the keypad in the page can show. */
export type Page = 'kana' | 'latin' | 'digits' | 'mail' | 'letters';

/** One way of typing: what it asks of a system's keyboard, and the pages it has on the keypad drawn in the page. */
type Row = {
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The first one stands first where the guest reads Japanese; everybody else starts with letters, if there are any. */
  readonly pages: readonly [Page, ...Page[]];
};

/** Every way of typing that a control can ask for; each control names one of them. */
export const KEYBOARDS = {
  /** Words in any script. The keypad offers kana and letters: kanji take a system's keyboard. */
  words: { inputMode: undefined, pages: ['kana', 'latin'] },
  /** The reading of a name, or a name that is looked up by its reading. */
  kana: { inputMode: undefined, pages: ['kana', 'latin'] },
  digits: { inputMode: 'numeric', pages: ['digits'] },
  phone: { inputMode: 'tel', pages: ['digits'] },
  mail: { inputMode: 'email', pages: ['mail'] },
  /** Capital letters and spaces, as on a card. */
  letters: { inputMode: undefined, pages: ['letters'] },
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a way of typing. */
export type Keyboard = keyof typeof KEYBOARDS;

/** True for the name of a way of typing. */
export const isKeyboard = (name: string | undefined): name is Keyboard =>
  name !== undefined && Object.hasOwn(KEYBOARDS, name);

/** The page on which a guest of that language starts. */
export function firstPage(keyboard: Keyboard, language: string): Page {
  const pages: readonly Page[] = KEYBOARDS[keyboard].pages;
  const [first = 'latin'] = pages;
  return language !== 'ja' && pages.includes('latin') ? 'latin' : first;
}
