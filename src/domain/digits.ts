import { DASHES } from './dashes';

/** What people write between and around digits: spaces, hyphens, dots, brackets, postal marks; and what shows nothing. */
const AROUND = new RegExp(
  `[\\s${DASHES}.．。｡・･·•‧∙⋅\\p{Ps}\\p{Pe}〒〶〠\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
);

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
export const plainDigits = (text: string): string => text.replace(AROUND, '').replace(/\p{Nd}/gu, asciiDigit);
