import { SAMPLE_ANSWERS } from '~/domain/guest-fields';
import { type Answers, markedWords } from '../../../kiosk/guest/fields';
import { CARD, MAIL } from '../../../kiosk/guest/personas';

/** Every typed text names its look-up, so that none can be taken for another's. */

const DIGITS = 'アイウエオカキクケコ';
const BETWEEN = 'ノ';
const MARK = new RegExp(`${BETWEEN}[${DIGITS}]+${BETWEEN}`, 'gu');

/** A look-up's word, letters only as in names. */
export const markOf = (lookup: number): string =>
  BETWEEN + [...String(lookup)].map((digit) => DIGITS[Number(digit)]).join('') + BETWEEN;

/** All answers of a guest with a name, who pays by card and wants a receipt at every other look-up. */
export const answersOf = (name: string, lookup: number): Answers => ({
  reservationName: name,
  phoneNumber: '09012345678',
  signedName: markOf(lookup),
  ...CARD,
  ...(lookup % 2 === 0 ? {} : MAIL),
  ...SAMPLE_ANSWERS,
  ...markedWords((sample) => `${sample}${markOf(lookup)}`),
  tel: String(9_000_000 + lookup),
  roomNumber: String(7_391_600 + lookup),
  receiptName: `宛${markOf(lookup)}`,
});

export const foreignMarks = (lookup: number, text: string): readonly string[] =>
  (text.normalize('NFKC').match(MARK) ?? []).filter((mark) => mark !== markOf(lookup));

export const holdsMark = (text: string): boolean => text.normalize('NFKC').search(MARK) >= 0;
