import { describe, expect, it } from 'vitest';
import { readableName, searchNameError, searchPhoneError } from '~/fields/search-rules';
import { inJapanese } from '../support/texts';

describe('a reservation name is judged as it will be read', () => {
  it.each(['ヤマダ', 'ﾔﾏﾀﾞ', 'やまだ たろう', 'SMITH', 'ｓｍｉｔｈ１', ' ヤマダ '])('%j will do', (typed) => {
    expect(searchNameError(typed)).toBeUndefined();
  });

  it.each(['', '  ', '山田', 'ヤマダ！', 'ヤマダ😀'])('%j will not', (typed) => {
    expect(inJapanese(searchNameError(typed))).toBe('予約者名はカナもしくは英数で入力してください');
  });

  it('stands in the field as it will be read', () => {
    expect(readableName('ﾔﾏﾀﾞ たろう')).toBe('ヤマダ タロウ');
  });
});

describe('the phone number of a look-up', () => {
  it.each(['09012345678', '０９０１２３４５６７８', ' 0312345678 '])('%j will do', (typed) => {
    expect(searchPhoneError(typed)).toBeUndefined();
  });

  it.each(['', ' ', '090-1234-5678', '+819012345678', '090 1234 5678', 'abc'])('%j will not', (typed) => {
    expect(inJapanese(searchPhoneError(typed))).toBe('電話番号を確認してください');
  });
});
