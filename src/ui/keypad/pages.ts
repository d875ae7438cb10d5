import type { KanaMark } from '~/domain/kana-marks';
import type { Page } from './keyboards';

/**
 * Keys that do not type their own name. `bksp` and the arrows have the names for which the keyboard library
 * repeats a key that is held down.
 */
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
  | 'done';

/** The keys of each page, row by row; all keys except an `Action` type their own name. */
const PAGES: Readonly<Record<Page, readonly string[]>> = {
  kana: [
    'ア カ サ タ ナ ハ マ ヤ ラ ワ bksp',
    'イ キ シ チ ニ ヒ ミ dakuten リ ヲ arrowleft arrowright',
    'ウ ク ス ツ ヌ フ ム ユ ル ン ・ blank',
    'エ ケ セ テ ネ ヘ メ handakuten レ ー latin',
    'オ コ ソ ト ノ ホ モ ヨ ロ small done',
  ],
  latin: [
    '1 2 3 4 5 6 7 8 9 0',
    'q w e r t y u i o p',
    'a s d f g h j k l -',
    'shift z x c v b n m . bksp',
    "kana ' , newline blank arrowleft arrowright done",
  ],
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

/** The rows of a page: upper-case letters if `isUpper`, and the new-line key only if `hasLines`. */
export function rowsOf(
  page: Page,
  { isUpper, hasLines }: { readonly isUpper: boolean; readonly hasLines: boolean },
): readonly (readonly string[])[] {
  return PAGES[page].map((row) =>
    row
      .split(' ')
      .filter((key) => hasLines || key !== 'newline')
      .map((key) => (isUpper && LETTER.test(key) ? key.toUpperCase() : key)),
  );
}
