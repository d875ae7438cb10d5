import { describe, expect, it } from 'vitest';
import { isBlank, withoutInvisible } from '~/domain/visible';

const INVISIBLE = [
  ...'\u200B\u200C\u200E\u2060\uFEFF\u00AD\u061C\u180E',
  // Fillers of Korean, the blank of Braille, variation selectors.
  ...'\u3164\u115F\u1160\uFFA0\u2800\uFE0F\u{E0100}',
];
const named = INVISIBLE.map(
  (char) => [`U+${char.codePointAt(0)?.toString(16).toUpperCase()}`, char] as const,
);

describe('a text of which nothing can be seen', () => {
  it.each(named)('%s', (_, char) => {
    expect(isBlank(char)).toBe(true);
    expect(isBlank(` ${char}\u3000${char}`)).toBe(true);
    expect(isBlank(`${char}a`)).toBe(false);
  });

  it.each(['', ' ', '\u3000', '\t\n', '\u0000', '\u202E', '\u2066', '\uD83D'])('%j', (text) =>
    expect(isBlank(text)).toBe(true),
  );

  it.each(['x', 'ー', '-', '1', '😀', '.'])('not %s', (text) => expect(isBlank(text)).toBe(false));
});

describe('what shows nothing is taken out', () => {
  it.each(named)('%s', (_, char) => expect(withoutInvisible(`${char}山 ${char}田 1${char}`)).toBe('山 田 1'));

  it.each([
    ['a form of a character that the family uses', '葛\u{E0100}城'],
    ['the joiner of a script that needs it', 'क्\u200Dष'],
    ['its opposite', 'علی\u200Cرضا'],
    ['spaces', ' a\u3000b '],
    ['a mark that turns the direction, which a name is refused for', '\u202Eabc'],
  ])('but not %s', (_, text) => expect(withoutInvisible(text)).toBe(text));
});
