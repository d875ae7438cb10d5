import { withoutInvisible } from './visible';

/** Characters that look like a hyphen, minus, dash or long vowel mark, for a character class with the flag `u`. */
export const DASHES = [
  // Hyphens, dashes and wave dashes.
  '\\p{Pd}',
  // Minus signs.
  '\\u2212\\u02D7\\u207B\\u208B\\u2796',
  // The long vowel mark in both widths.
  '\\u30FC\\uFF70',
  // Lines: bullets, box drawing, strokes, the Korean vowel.
  '\\u2043\\u23AF\\u2500\\u2501\\u2574\\u2576\\u2578\\u257A\\u31D0\\u3161\\u1173\\uFFDA',
  // Macrons and tildes.
  '\\u00AF\\u02C9\\u203E\\uFFE3~\\u02DC\\u2053\\u223C\\uFF5E',
].join('');

/** Characters between and around digits: spaces, hyphens, dots, brackets, postal marks. */
const AROUND = new RegExp(`[\\s${DASHES}.．。｡・･·•‧∙⋅\\p{Ps}\\p{Pe}〒〶〠]`, 'gu');

/** A digit of any script as an ASCII digit. Unicode has them in rows of ten, from zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let row = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(row - 1))) row -= 1;
  return String((code - row) % 10);
}

/**
 * Half-width digits without spaces and hyphens: the form in which every field of digits is checked and sent. Letters
 * and `+` stay, so that the field refuses them.
 * @example plainDigits('〒７８３－００６０') // '7830060'
 */
export const plainDigits = (text: string): string =>
  withoutInvisible(text)
    .replace(AROUND, '')
    .replace(/\p{Nd}/gu, asciiDigit);
