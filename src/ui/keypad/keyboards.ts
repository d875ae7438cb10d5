import type { InputHTMLAttributes } from 'react';
import type { KanaMark } from '~/domain/kana-marks';

/** The pages of keys of the on-screen keypad. */
export type Page = 'kana' | 'latin' | 'block' | 'digits' | 'phone' | 'mail' | 'letters';

/** A keyboard type: the system keyboard's `inputmode` and the keypad's pages. */
type Row = {
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The first page is shown first. Guests who do not read Japanese get `latin` for `kana`, and `digits` for `phone`. */
  readonly pages: readonly [Page, ...Page[]];
};

/** All keyboard types that a control can ask for. */
export const KEYBOARDS = {
  /** Text in any script. The keypad offers kana and letters; kanji need a system keyboard. */
  words: { inputMode: undefined, pages: ['kana', 'latin'] },
  /** Text in Latin letters, such as an address overseas. */
  latin: { inputMode: undefined, pages: ['latin', 'kana'] },
  /** The reading of a name, or a name that is looked up by it. */
  kana: { inputMode: undefined, pages: ['kana', 'latin'] },
  /** The end of an address: numbers with words between them. */
  block: { inputMode: undefined, pages: ['block', 'kana', 'latin'] },
  digits: { inputMode: 'numeric', pages: ['digits'] },
  /** Digits, with the beginnings of Japanese mobile numbers. */
  phone: { inputMode: 'tel', pages: ['phone'] },
  mail: { inputMode: 'email', pages: ['mail'] },
  /** Capital letters and spaces, as on a card. */
  letters: { inputMode: undefined, pages: ['letters'] },
} as const satisfies Readonly<Record<string, Row>>;

export type Keyboard = keyof typeof KEYBOARDS;

export const isKeyboard = (name: string | undefined): name is Keyboard =>
  name !== undefined && Object.hasOwn(KEYBOARDS, name);

const LINKED = ['kana', 'latin', 'block'] as const satisfies readonly Page[];
type LinkedPage = (typeof LINKED)[number];

/** True for a key that turns to the page of its name. */
export const isPage = (key: string): key is LinkedPage => LINKED.some((page) => page === key);

export function offers(keyboard: Keyboard, page: Page): boolean {
  const pages: readonly Page[] = KEYBOARDS[keyboard].pages;
  return pages.includes(page);
}

export function firstPage(keyboard: Keyboard, language: string): Page {
  const [first] = KEYBOARDS[keyboard].pages;
  if (language === 'ja') return first;
  if (first === 'phone') return 'digits';
  return first === 'kana' ? 'latin' : first;
}

/** Keys that do not type their own name. */
export type Action =
  | KanaMark
  | 'bksp'
  | 'arrowleft'
  | 'arrowright'
  | 'blank'
  | 'newline'
  | 'clear'
  | 'shift'
  | 'kana'
  | 'latin'
  | 'block'
  | 'bank'
  | 'done';

/** The keys of each page, row by row; all but an `Action` type their own name. */
const PAGES: Readonly<Record<Page, readonly string[]>> = {
  kana: [
    'ア カ サ タ ナ ハ マ ヤ ラ ワ arrowleft arrowright bksp',
    'イ キ シ チ ニ ヒ ミ リ ヲ dakuten handakuten small',
    'ウ ク ス ツ ヌ フ ム ユ ル ン bank blank',
    'エ ケ セ テ ネ ヘ メ レ ー block latin',
    'オ コ ソ ト ノ ホ モ ヨ ロ ・ done',
  ],
  latin: [
    '1 2 3 4 5 6 7 8 9 0',
    'q w e r t y u i o p',
    'a s d f g h j k l -',
    'shift z x c v b n m . bksp',
    "kana block ' , newline blank arrowleft arrowright done",
  ],
  block: ['1 2 3 丁目 bksp', '4 5 6 番地 arrowleft arrowright', '7 8 9 号 kana latin', '- 0 blank 号室 done'],
  phone: ['090 080 070 bksp', '1 2 3 arrowleft', '4 5 6 arrowright', '7 8 9 clear', '0 done'],
  digits: ['1 2 3 bksp', '4 5 6 arrowleft', '7 8 9 arrowright', 'clear 0 done'],
  mail: [
    '1 2 3 4 5 6 7 8 9 0',
    'q w e r t y u i o p',
    'a s d f g h j k l _',
    '+ z x c v b n m - bksp',
    '@ . , .com .ne.jp .jp arrowleft arrowright done',
  ],
  letters: [
    'Q W E R T Y U I O P',
    'A S D F G H J K L arrowleft',
    'Z X C V B N M bksp arrowright',
    'blank done',
  ],
};

const LETTER = /^[a-z]$/;

/** The facts that decide the keys of a page. */
export type Typing = { readonly keyboard: Keyboard; readonly isUpper: boolean; readonly hasLines: boolean };

/** The rows of a page: capitals if `isUpper`, a new-line key if `hasLines`, keys only for the keyboard's own pages. */
export function rowsOf(page: Page, { keyboard, isUpper, hasLines }: Typing): readonly (readonly string[])[] {
  return PAGES[page].map((row) =>
    row
      .split(' ')
      .filter((key) => (isPage(key) ? offers(keyboard, key) : hasLines || key !== 'newline'))
      .map((key) => (isUpper && LETTER.test(key) ? key.toUpperCase() : key)),
  );
}

/** Case of the next letter; `once` is upper case for one letter. */
export type LetterCase = 'lower' | 'once' | 'upper';

/** The initial letter case, by the control's `autocapitalize` and the text before the caret. */
export function startCase(autocapitalize: string, before: string): LetterCase {
  if (autocapitalize === 'characters') return 'upper';
  return autocapitalize === 'words' && /(^|\s)$/.test(before) ? 'once' : 'lower';
}

/** The letter case after a key: Shift toggles it, a letter ends `once`, a space starts a word. */
export function caseAfter(key: string, now: LetterCase, autocapitalize: string): LetterCase {
  if (key === 'shift') {
    if (now !== 'lower') return 'lower';
    return autocapitalize === 'characters' ? 'upper' : 'once';
  }
  if (now === 'upper') return now;
  if (key === 'blank' || key === 'newline') return startCase(autocapitalize, ' ');
  return /^[a-z]$/i.test(key) ? 'lower' : now;
}
