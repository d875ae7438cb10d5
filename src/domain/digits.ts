import { withoutInvisible } from './visible';

/**
 * What people type as a hyphen, a minus, a dash or a long vowel mark, as they all look alike: the inside of a character
 * class for a regular expression with the flag `u`.
 */
export const DASHES = [
  // Hyphens, dashes and wave dashes.
  '\\p{Pd}',
  // Minus signs.
  '\\u2212\\u02D7\\u207B\\u208B\\u2796',
  // The long vowel mark itself, in both widths.
  '\\u30FC\\uFF70',
  // Lines: bullets, box drawing, strokes, the Korean vowel.
  '\\u2043\\u23AF\\u2500\\u2501\\u2574\\u2576\\u2578\\u257A\\u31D0\\u3161\\u1173\\uFFDA',
  // Macrons and tildes.
  '\\u00AF\\u02C9\\u203E\\uFFE3~\\u02DC\\u2053\\u223C\\uFF5E',
].join('');

/** What people write between and around digits: spaces, hyphens, dots, brackets, postal marks. */
const AROUND = new RegExp(`[\\s${DASHES}.．。｡・･·•‧∙⋅\\p{Ps}\\p{Pe}〒〶〠]`, 'gu');

/** A digit of any script as an ASCII digit. Unicode has them in rows of ten, from zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let row = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(row - 1))) row -= 1;
  return String((code - row) % 10);
}

/**
 * Digits without what people write around them, in half width: the one form in which every field of digits is typed, checked
 * and sent. Anything else, such as a letter or a `+`, stays, so that the field can refuse it: a number without it would be
 * another one.
 * @example plainDigits('〒７８３−００６０') // '7830060'
 */
export const plainDigits = (text: string): string =>
  withoutInvisible(text)
    .replace(AROUND, '')
    .replace(/\p{Nd}/gu, asciiDigit);
