import type { KanaMark } from '~/domain/kana-marks';
import { isPage, type Keyboard, offers, type Page } from './keyboards';

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

/** The keys of each page, row by row; all keys except an `Action` type their own name. */
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

/** What the keys of a page depend on. */
export type Typing = { readonly keyboard: Keyboard; readonly isUpper: boolean; readonly hasLines: boolean };

/**
 * The rows of a page: upper-case letters if `isUpper`, the new-line key only if `hasLines`, and keys for the
 * keyboard's own pages only.
 */
export function rowsOf(page: Page, { keyboard, isUpper, hasLines }: Typing): readonly (readonly string[])[] {
  return PAGES[page].map((row) =>
    row
      .split(' ')
      .filter((key) => (isPage(key) ? offers(keyboard, key) : hasLines || key !== 'newline'))
      .map((key) => (isUpper && LETTER.test(key) ? key.toUpperCase() : key)),
  );
}
