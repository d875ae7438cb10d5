import type { Guest } from '~/domain/guest';
import { JPEG } from '../kiosk/support/hotel.ts';

/** Everything that is typed tells which look-up it was typed for, so that nothing can be taken for another's. */

const DIGITS = 'アイウエオカキクケコ';
const BETWEEN = 'ノ';

/** The word of a look-up; letters only, as names hold no digits. */
export const markOf = (lookup: number): string =>
  BETWEEN + [...String(lookup)].map((digit) => DIGITS[Number(digit)]).join('') + BETWEEN;

/** A JPEG that carries its look-up's number in a comment of its own. */
export function imageOf(lookup: number): string {
  const jpeg = Buffer.from(JPEG, 'base64');
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0, 0, lookup >> 8, lookup & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]).toString('base64');
}

/** A whole form's answers, typed for a look-up; the residence stays what it is. */
export const answersFor = (lookup: number): Partial<Guest> => ({
  lastName: `姓${markOf(lookup)}`,
  firstName: `名${markOf(lookup)}`,
  lastKana: `セイ${markOf(lookup)}`,
  firstKana: `メイ${markOf(lookup)}`,
  gender: '1',
  age: '40',
  postcode: String(1_000_000 + lookup),
  prefecture: '高知県',
  city: `市${markOf(lookup)}`,
  subarea: `町${markOf(lookup)}`,
  furtherSubarea: `番地${markOf(lookup)}`,
  tel: String(9_000_000 + lookup),
  address: `address${markOf(lookup)}`,
  passport: imageOf(lookup),
  occupation: `職${markOf(lookup)}`,
});

/** True where a text that arrived was typed for a look-up, as far as it shows. */
export function isTypedFor(lookup: number, text: string): boolean {
  const marks = text.normalize('NFKC').match(new RegExp(`${BETWEEN}[${DIGITS}]+${BETWEEN}`, 'gu')) ?? [];
  return marks.every((mark) => mark === markOf(lookup));
}
