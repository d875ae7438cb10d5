import { describe, expect, it } from 'vitest';
import { type KanaMark, withMark } from '~/domain/kana-marks';

/** Each mark's changes; the same mark again undoes them. */
const MADE: Readonly<Record<KanaMark, readonly [plain: string, marked: string]>> = {
  dakuten: ['カキクケコサシスセソタチツテトハヒフヘホウ', 'ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ'],
  handakuten: ['ハヒフヘホ', 'パピプペポ'],
  small: ['アイウエオツヤユヨワカケ', 'ァィゥェォッャュョヮヵヶ'],
};
const MARKS: readonly KanaMark[] = ['dakuten', 'handakuten', 'small'];
const ALL = Array.from({ length: 0x30fa - 0x30a1 + 1 }, (_, index) => String.fromCharCode(0x30a1 + index));

describe.each(MARKS)('%s', (mark) => {
  const [plain, marked] = MADE[mark];

  it('is put on every katakana that takes it', () =>
    expect([...plain].map((char) => withMark(char, mark)).join('')).toBe(marked));

  it('is taken off again', () =>
    expect([...marked].map((char) => withMark(char, mark)).join('')).toBe(plain));

  it('leaves alone what does not take it', () => {
    const takes = ALL.filter((char) => withMark(char, mark) !== undefined).map((char) =>
      char.normalize('NFD').charAt(0),
    );
    const large = (char: string) => MADE.small[0].charAt(MADE.small[1].indexOf(char)) || char;
    expect([...new Set(takes.map(large))].sort()).toEqual([...plain].sort());
  });
});

it.each([
  ['バ', 'handakuten', 'パ'],
  ['パ', 'dakuten', 'バ'],
  ['ッ', 'dakuten', 'ヅ'],
  ['ヅ', 'small', 'ッ'],
  ['ヴ', 'small', 'ゥ'],
] as const)('%s and %s: %s', (char, mark, changed) => expect(withMark(char, mark)).toBe(changed));

it.each(['', 'A', '1', ' ', 'ー', '・', '山', 'か', 'ｶ', '𠮷', 'カカ'])('%j takes no mark', (char) => {
  for (const mark of MARKS) expect(withMark(char, mark)).toBeUndefined();
});
