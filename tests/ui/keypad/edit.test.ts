import { describe, expect, it } from 'vitest';
import { caretAfterArrow, caretIn, changeOf, type Typed } from '~/ui/keypad/control';

/** A text with its caret as `|`, or with a selection: `ヤ|マ|ダ`. */
function typed(text: string): Typed {
  const start = text.indexOf('|');
  const end = text.lastIndexOf('|');
  return { value: text.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
}

function pressed(text: string, key: string, maxLength = -1): string {
  const before = typed(text);
  const change = changeOf(key, before, maxLength);
  if (!change) return text;
  return `${before.value.slice(0, change.from)}${change.text}|${before.value.slice(change.to)}`;
}

describe('a key', () => {
  it.each([
    ['at the end', 'ヤマ|', 'ダ', 'ヤマダ|'],
    ['at the start', '|マダ', 'ヤ', 'ヤ|マダ'],
    ['in the middle', 'ヤ|ダ', 'マ', 'ヤマ|ダ'],
    ['in an empty text', '|', 'ア', 'ア|'],
    ['in the place of what is selected', 'ヤ|マモ|ト', 'ダ', 'ヤダ|ト'],
    ['in the place of everything', '|ヤマダ|', 'ア', 'ア|'],
    ['with several characters', 'a@b|', '.com', 'a@b.com|'],
    ['for a space', 'ヤマダ|タロウ', 'blank', 'ヤマダ |タロウ'],
    ['for a new line', '12 Elm Street|', 'newline', '12 Elm Street\n|'],
  ])('types %s', (_, text, key, becomes) => expect(pressed(text, key)).toBe(becomes));

  it.each([
    ['nothing more in a full text', '123|', '4', 3, '123|'],
    ['the last one that fits', '12|', '3', 3, '123|'],
    ['in the place of what is selected, even in a full text', '1|2|3', '4', 3, '14|3'],
    ['as much as fits', 'a@b|', '.com', 5, 'a@b.c|'],
  ])('types %s', (_, text, key, maxLength, becomes) => expect(pressed(text, key, maxLength)).toBe(becomes));
});

it.each([
  ['the last character', 'ヤマダ|', 'ヤマ|'],
  ['the one before the caret', 'ヤマ|ダ', 'ヤ|ダ'],
  ['what is selected', 'ヤ|マ|ダ', 'ヤ|ダ'],
  ['a whole character beyond U+FFFF', '𠮷|野', '|野'],
  ['nothing at the start', '|ヤマダ', '|ヤマダ'],
  ['nothing of nothing', '|', '|'],
])('the delete key takes %s', (_, text, becomes) => expect(pressed(text, 'bksp')).toBe(becomes));

it.each([
  ['09012|34', '|'],
  ['|', '|'],
])('the clear key empties %j', (text, becomes) => expect(pressed(text, 'clear')).toBe(becomes));

describe('marks', () => {
  it.each([
    ['dakuten', 'ヤマタ|', 'ヤマダ|'],
    ['handakuten', 'ハ|リ', 'パ|リ'],
    ['small', 'ジヨ|', 'ジョ|'],
    ['dakuten', '|カ', '|カ'],
    ['dakuten', '|', '|'],
    ['small', '|ツ|', '|ツ|'],
  ] as const)('%s: %s becomes %s', (mark, text, becomes) => expect(pressed(text, mark)).toBe(becomes));

  it('fit into a full text: nothing grows', () => expect(pressed('カ|', 'dakuten', 1)).toBe('ガ|'));
});

it.each([
  ['arrowleft', 'ヤマ|ダ', 1],
  ['arrowright', 'ヤマ|ダ', 3],
  ['arrowleft', '|ヤマ', 0],
  ['arrowright', 'ヤマ|', 2],
  ['arrowleft', '𠮷|野', 0],
  ['arrowright', '|𠮷野', 2],
  ['arrowleft', 'ヤ|マ|ダ', 1],
  ['arrowright', 'ヤ|マ|ダ', 2],
] as const)('%s in %s goes to %i', (arrow, text, caret) =>
  expect(caretAfterArrow(arrow, typed(text))).toBe(caret),
);

it.each([
  ['as it was written', '4111 1', '4111 1', 6, 6],
  ['in a group that has just begun', '4111 1', '41111', 5, 6],
  ['in the middle of what moved on', '4112 1111', '41121 111', 4, 4],
  ['behind a space that came back', '4111 1', '41111', 4, 4],
  ['where a character was not taken', '1234', '12345', 5, 4],
  ['at the start', '4111 1', '41111', 0, 0],
  ['in nothing', '', '-', 1, 0],
])('the caret %s', (_, shown, written, caret, at) => expect(caretIn(shown, written, caret)).toBe(at));
