import { expect, it } from 'vitest';
import { checkRows } from '~/fields/form-row';
import { PHONE_NUMBER } from '~/fields/search-form';
import { inJapanese } from '../support/texts';

/** A look-up's phone number is judged as sent. The name: `tests/screens/checkin/search-input.test.ts`. */

const errorsOf = (phoneNumber: string) =>
  checkRows([PHONE_NUMBER], { reservationName: '', phoneNumber, facilityId: '' }).errors.map(([, error]) =>
    inJapanese(error),
  );

it.each(['09012345678', '０９０１２３４５６７８', ' 0312345678 ', '090 1234 5678', '（090）1234−5678'])(
  '%j will do',
  (typed) => expect(errorsOf(typed)).toEqual([]),
);

it.each(['', ' ', '-', '\u200B', '+819012345678', 'abc'])('%j will not', (typed) =>
  expect(errorsOf(typed)).toEqual(['電話番号を確認してください']),
);
