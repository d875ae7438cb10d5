import { describe, expect, it } from 'vitest';
import { plainDigits } from '~/domain/digits';
import { tidy } from '~/ui/text-input';

function tidied(typed: string, maxLength = 11): string {
  const cursor = typed.indexOf('|');
  const { text, cursor: place } = tidy({ text: typed.replace('|', ''), cursor }, plainDigits, maxLength);
  return `${text.slice(0, place)}|${text.slice(place)}`;
}

describe('what a control of digits keeps', () => {
  it.each([
    ['0901|', '0901|'],
    ['０９０|', '090|'],
    ['090-|', '090|'],
    ['0−|90', '0|90'],
    ['09０|1', '090|1'],
    ['12a|', '12a|'],
    ['（090）1234－5678|', '09012345678|'],
    ['〒783−0060|', '7830060|'],
    ['1（090）23|4', '109023|4'],
    // A full control has no room before the cursor.
    ['090123456789|', '09012345678|'],
    ['0901X|2345678', '0901|2345678'],
    ['9|09012345678', '|09012345678'],
    ['09-01-23-45-67-89|0', '0901234567|0'],
    ['|', '|'],
  ])('%s: %s', (typed, kept) => expect(tidied(typed)).toBe(kept));

  it('is cut only after it has been cleaned', () => {
    expect(tidied('７８３−００６０|', 7)).toBe('7830060|');
    expect(tidied('4111 1111 1111 1111|', 16)).toBe('4111111111111111|');
  });
});
