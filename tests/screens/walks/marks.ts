import { SAMPLE_ANSWERS } from '~/domain/guest-fields';
import { type Answers, markedWords } from '../../../kiosk/guest/fields';

/** Everything that is typed tells which look-up it was typed for, so that nothing can be taken for another's. */

const DIGITS = 'アイウエオカキクケコ';
const BETWEEN = 'ノ';
const MARK = new RegExp(`${BETWEEN}[${DIGITS}]+${BETWEEN}`, 'gu');

/** The word of a look-up; letters only, as names hold no digits. */
export const markOf = (lookup: number): string =>
  BETWEEN + [...String(lookup)].map((digit) => DIGITS[Number(digit)]).join('') + BETWEEN;

/** A whole form's answers, its words typed for a look-up. */
export const answersFor = (lookup: number): Answers => ({
  ...SAMPLE_ANSWERS,
  ...markedWords((sample) => `${sample}${markOf(lookup)}`),
  tel: String(9_000_000 + lookup),
  roomNumber: String(7_391_600 + lookup),
  receiptName: `宛${markOf(lookup)}`,
});

/** The marks in a text that are of another look-up. */
export const foreignMarks = (lookup: number, text: string): readonly string[] =>
  (text.normalize('NFKC').match(MARK) ?? []).filter((mark) => mark !== markOf(lookup));

/** Whether anything that was typed stands in a text. */
export const holdsMark = (text: string): boolean => text.normalize('NFKC').search(MARK) >= 0;
