import type { GuestField } from '~/domain/guest';

/** Everything that is typed tells which look-up it was typed for, so that nothing can be taken for another's. */

const DIGITS = 'アイウエオカキクケコ';
const BETWEEN = 'ノ';
const MARK = new RegExp(`${BETWEEN}[${DIGITS}]+${BETWEEN}`, 'gu');

/** The word of a look-up; letters only, as names hold no digits. */
export const markOf = (lookup: number): string =>
  BETWEEN + [...String(lookup)].map((digit) => DIGITS[Number(digit)]).join('') + BETWEEN;

/** What a walker answers: every field of a guest but those answered by a choice that is there or by a picture. */
type Answered =
  | Exclude<GuestField, 'overseasFlug' | 'telCountrycode' | 'passport'>
  | 'roomNumber'
  | 'receiptName';

/** A whole form's answers, typed for a look-up. */
export const answersFor = (lookup: number): Readonly<Record<Answered, string>> => ({
  lastName: `姓${markOf(lookup)}`,
  firstName: `名${markOf(lookup)}`,
  lastKana: `セイ${markOf(lookup)}`,
  firstKana: `メイ${markOf(lookup)}`,
  gender: '1',
  age: '40',
  postcode: '7830060',
  prefecture: '高知県',
  city: `市${markOf(lookup)}`,
  subarea: `町${markOf(lookup)}`,
  furtherSubarea: `番地${markOf(lookup)}`,
  tel: String(9_000_000 + lookup),
  countrycode: 'US',
  address: `address${markOf(lookup)}`,
  occupation: `職${markOf(lookup)}`,
  prevAccommodation: `前${markOf(lookup)}`,
  nextAccommodation: `後${markOf(lookup)}`,
  roomNumber: String(7_391_600 + lookup),
  receiptName: `宛${markOf(lookup)}`,
});

/** The marks in a text that are of another look-up. */
export const foreignMarks = (lookup: number, text: string): readonly string[] =>
  (text.normalize('NFKC').match(MARK) ?? []).filter((mark) => mark !== markOf(lookup));

/** Whether anything that was typed stands in a text. */
export const holdsMark = (text: string): boolean => text.normalize('NFKC').search(MARK) >= 0;
