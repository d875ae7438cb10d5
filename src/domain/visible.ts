/** Letters whose form a mark behind them chooses: kanji and the scripts of Asia, but not kana and hangul. */
const FORMED = '(?![\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Bopo}])\\p{Lo}';
/**
 * What shows nothing: zero-width spaces, joiners, fillers, marks of direction, tags, byte order marks; what dictation and
 * pasting leave behind; private and unknown characters, but for kanji that the browser does not know yet. A variation selector
 * that chooses the form of a letter belongs to the name, as does a joiner between two letters that it joins or parts.
 */
const INVISIBLE = new RegExp(
  `(?!(?<=${FORMED})\\p{Variation_Selector})(?!(?<=[\\p{L}\\p{M}])\\p{Join_Control}(?!\\p{scx=Hani})${FORMED})` +
    '(?![\\n\\r\\u{20000}-\\u{3FFFD}])' +
    '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\uFFF9-\\uFFFC\\u2800]',
  'gu',
);
/** White space that no field of one line has, and no keyboard types: a tab, separators of lines and pages. */
const OTHER_SPACE = /[\t\v\f\u0085\u2028\u2029]/g;
/** Marks without a letter before them. */
const LONE_MARKS = /(?<![^\s])\p{M}+/gu;

/** A text without what shows nothing in it. It keeps its spaces and lines. */
export const withoutInvisible = (text: string): string =>
  text.replace(OTHER_SPACE, ' ').replace(INVISIBLE, '').replace(LONE_MARKS, '');

/** A typed text as every field keeps it: only what can be seen of it, without spaces around it. */
export const tidy = (text: string): string => withoutInvisible(text).trim();

/** True for a text of which nothing can be seen. */
export const isBlank = (text: string): boolean => tidy(text) === '';
