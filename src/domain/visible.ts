/** Letters whose form a following mark can choose: kanji and other Asian scripts without kana and hangul. */
const FORMED = '(?![\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Bopo}])\\p{Lo}';
/**
 * Invisible characters: zero-width spaces, fillers, direction marks, remains of dictation, unknown characters. A
 * variation selector or joiner that changes a letter belongs to the name and stays.
 */
const INVISIBLE = new RegExp(
  `(?!(?<=${FORMED})\\p{Variation_Selector})(?!(?<=[\\p{L}\\p{M}])\\p{Join_Control}(?!\\p{scx=Hani})${FORMED})` +
    '(?![\\n\\r\\u{20000}-\\u{3FFFD}])' +
    '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\uFFF9-\\uFFFC\\u2800]',
  'gu',
);
/** White space that no keyboard types: a tab, separators of lines and pages. */
const OTHER_SPACE = /[\t\v\f\u0085\u2028\u2029]/g;
/** Marks without a letter before them. */
const LONE_MARKS = /(?<![^\s])\p{M}+/gu;

/** Removes invisible characters; spaces and lines stay. */
export const withoutInvisible = (text: string): string =>
  text.replace(OTHER_SPACE, ' ').replace(INVISIBLE, '').replace(LONE_MARKS, '');

/** Removes invisible characters and outer spaces: every field stores text so. */
export const tidy = (text: string): string => withoutInvisible(text).trim();

/** Visible letters of most texts. The patterns above take a slow tablet 50 ms to compile. */
const USUAL = /[!-~ぁ-ゖァ-ヺ一-鿿가-힣]/;

/** True for a text without a visible character. */
export const isBlank = (text: string): boolean => text === '' || (!USUAL.test(text) && tidy(text) === '');
