import { describe, expect, it } from 'vitest';
import { checkRows } from '~/fields/form-row';
import { type SearchForm, searchRows } from '~/fields/search-form';
import { inJapanese } from '../support/texts';

const ROWS = searchRows({ phoneNumber: true, facility: true });
const GOOD: SearchForm = { reservationName: 'ヤマダ', phoneNumber: '09012345678', facilityId: 'A' };
const errorsOf = (typed: Partial<SearchForm>) => new Map(checkRows(ROWS, { ...GOOD, ...typed }).errors);
const searchNameError = (reservationName: string) => errorsOf({ reservationName }).get('reservationName');
const searchPhoneError = (phoneNumber: string) => errorsOf({ phoneNumber }).get('phoneNumber');

describe('a reservation name is judged as it will be read', () => {
  it.each([
    'ヤマダ',
    'ﾔﾏﾀﾞ',
    'やまだ たろう',
    'SMITH',
    'ｓｍｉｔｈ１',
    ' ヤマダ ',
    'サト-',
    'ラ−メン',
    'ヤマダ\u200B',
  ])('%j will do', (typed) => {
    expect(searchNameError(typed)).toBeUndefined();
  });

  it.each(['', '  ', '山田', 'ヤマダ！', 'ヤマダ😀', 'SMITH-JONES', '-ヤマダ', '\u200B\u3164'])(
    '%j will not',
    (typed) => {
      expect(inJapanese(searchNameError(typed))).toBe('予約者名はカナもしくは英数で入力してください');
    },
  );
});

describe('the phone number of a look-up', () => {
  it.each([
    '09012345678',
    '０９０１２３４５６７８',
    ' 0312345678 ',
    '090-1234-5678',
    '090 1234 5678',
    '（090）1234−5678',
    '٠٩٠١٢٣٤٥٦٧٨',
  ])('%j will do', (typed) => {
    expect(searchPhoneError(typed)).toBeUndefined();
  });

  it.each(['', ' ', '-', '\u200B', '+819012345678', 'abc'])('%j will not', (typed) => {
    expect(inJapanese(searchPhoneError(typed))).toBe('電話番号を確認してください');
  });
});
