import { SAMPLE_ANSWERS } from '~/domain/guest-fields';
import { type Answers, markedWords } from '../../../kiosk/guest/fields';

/** Every typed text names its look-up, so that none can be taken for another's. */

const DIGITS = 'アイウエオカキクケコ';
const BETWEEN = 'ノ';
const MARK = new RegExp(`${BETWEEN}[${DIGITS}]+${BETWEEN}`, 'gu');

/** A look-up's word, letters only as in names. */
export const markOf = (lookup: number): string =>
  BETWEEN + [...String(lookup)].map((digit) => DIGITS[Number(digit)]).join('') + BETWEEN;

export const answersFor = (lookup: number): Answers => ({
  ...SAMPLE_ANSWERS,
  ...markedWords((sample) => `${sample}${markOf(lookup)}`),
  tel: String(9_000_000 + lookup),
  roomNumber: String(7_391_600 + lookup),
  receiptName: `宛${markOf(lookup)}`,
});

/** Marks of other look-ups. */
export const foreignMarks = (lookup: number, text: string): readonly string[] =>
  (text.normalize('NFKC').match(MARK) ?? []).filter((mark) => mark !== markOf(lookup));

export const holdsMark = (text: string): boolean => text.normalize('NFKC').search(MARK) >= 0;
