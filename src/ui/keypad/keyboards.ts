import type { InputHTMLAttributes } from 'react';

/** The pages of keys of the on-screen keypad. */
export type Page = 'kana' | 'latin' | 'block' | 'digits' | 'phone' | 'mail' | 'letters';

/** A keyboard type: the `inputmode` for the system's keyboard, and the pages of the on-screen keypad. */
type Row = {
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /**
   * The first page is shown first; guests who do not read Japanese start with `latin` instead of `kana`, and have
   * `digits` instead of `phone`.
   */
  readonly pages: readonly [Page, ...Page[]];
};

/** All keyboard types that a control can ask for. */
export const KEYBOARDS = {
  /** Text in any script. The keypad offers kana and letters; kanji need a system keyboard. */
  words: { inputMode: undefined, pages: ['kana', 'latin'] },
  /** Text in any script that is wanted in Latin letters, such as an address overseas. */
  latin: { inputMode: undefined, pages: ['latin', 'kana'] },
  /** The kana reading of a name, or a name that is looked up by its reading. */
  kana: { inputMode: undefined, pages: ['kana', 'latin'] },
  /** Where in a town a house stands: its numbers first, with the words between them. */
  block: { inputMode: undefined, pages: ['block', 'kana', 'latin'] },
  digits: { inputMode: 'numeric', pages: ['digits'] },
  /** Digits, with the beginnings of mobile numbers in Japan. */
  phone: { inputMode: 'tel', pages: ['phone'] },
  mail: { inputMode: 'email', pages: ['mail'] },
  /** Capital letters and spaces, as on a card. */
  letters: { inputMode: undefined, pages: ['letters'] },
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a keyboard type. */
export type Keyboard = keyof typeof KEYBOARDS;

/** True for the name of a keyboard type. */
export const isKeyboard = (name: string | undefined): name is Keyboard =>
  name !== undefined && Object.hasOwn(KEYBOARDS, name);

/** Pages that other pages have a key for. */
const LINKED = ['kana', 'latin', 'block'] as const satisfies readonly Page[];
type LinkedPage = (typeof LINKED)[number];

/** True for a key that turns to another page, which has its name. */
export const isPage = (key: string): key is LinkedPage => LINKED.some((page) => page === key);

/** True if a keyboard has a page. */
export function offers(keyboard: Keyboard, page: Page): boolean {
  const pages: readonly Page[] = KEYBOARDS[keyboard].pages;
  return pages.includes(page);
}

/** The page that is shown first for a language. */
export function firstPage(keyboard: Keyboard, language: string): Page {
  const [first] = KEYBOARDS[keyboard].pages;
  if (language === 'ja') return first;
  if (first === 'phone') return 'digits';
  return first === 'kana' ? 'latin' : first;
}
