import { describe, expect, it } from 'vitest';
import { isBlank, withoutInvisible } from '~/domain/visible';

const INVISIBLE = [
  ...'\u200B\u200C\u200E\u2060\uFEFF\u00AD\u061C\u180E',
  // Fillers of Korean, the blank of Braille, variation selectors.
  ...'\u3164\u115F\u1160\uFFA0\u2800\uFE0F\u{E0100}',
  // Remains of dictation, annotations and language tags.
  ...'\uFFFC\uFFF9\uFFFB\u{E0001}\u{E0041}',
  ...'\u202A\u202C\u202E\u2066\u2069',
  // Controls, invisible operators, private, unassigned and broken characters.
  ...'\u0000\u0007\u007F\u009F\u2063\u206F\uE000\u{F0000}\u0378\uFFFE\u{1FFFF}\uD83D',
];
const named = INVISIBLE.map(
  (char) => [`U+${char.codePointAt(0)?.toString(16).toUpperCase()}`, char] as const,
);

const MARKS = ['\u3099', '\u0301', '\u20E3'];

describe('an invisible text', () => {
  it.each(named)('%s', (_, char) => {
    expect(isBlank(char)).toBe(true);
    expect(isBlank(` ${char}\u3000${char}`)).toBe(true);
    expect(isBlank(`${char}a`)).toBe(false);
  });

  it.each(['', ' ', '\u3000', '\t\n', '\u2028', ...MARKS, ' \u200B\u3099'])('%j', (text) =>
    expect(isBlank(text)).toBe(true),
  );

  it.each(['x', 'ー', '-', '1', '😀', '.', '\uFFFD'])('not %s', (text) => expect(isBlank(text)).toBe(false));
});

describe('what shows nothing is taken out', () => {
  it.each(named)('%s', (_, char) => expect(withoutInvisible(`${char}山 ${char}田 1${char}`)).toBe('山 田 1'));

  it.each([
    ['a form of a character that the family uses', '葛\u{E0100}城'],
    ['its standard variation', '神\uFE00田'],
    ['a kanji newer than the browser', '\u{3347A}田'],
    ['a voicing mark on its letter', 'か\u3099'],
    ['an accent on its letter', 'Jose\u0301'],
    ['the joiner of a script that needs it', 'क्\u200Dष'],
    ['its opposite', 'علی\u200Cرضا'],
    ['spaces and lines', ' a\u3000b\nc '],
  ])('but not %s', (_, text) => expect(withoutInvisible(text)).toBe(text));

  it.each([
    ['a form of a letter that has only one', 'ヤ\uFE0Fマ\u{E0100}ダ A\uFE0F', 'ヤマダ A'],
    ['a joiner where nothing is joined', 'Ya\u200Dma ヤー\u200Cマ 山\u200D田', 'Yama ヤーマ 山田'],
    ['a mark without a letter', '\u0301山 \u3099\u309A田', '山 田'],
    ['a mark whose letter shows nothing', '\uFFFC\u3099山', '山'],
    ['a tab, which is seen as a space', '山\t田\u2028', '山 田 '],
  ])('and %s', (_, text, seen) => expect(withoutInvisible(text)).toBe(seen));
});
