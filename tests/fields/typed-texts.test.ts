import { describe, expect, it } from 'vitest';
import type { GuestField } from '~/domain/guest';
import { errorsOf, type FormRules, normaliseGuest } from '~/fields/form';
import { companionRows, representativeRows } from '~/fields/guest-rows';
import { guestWith, visibilitiesAt } from '../support/guests';
import { inJapanese } from '../support/texts';

/** Every typed field follows its kind's rules. The kinds: `rules.test.ts`, `normalise.test.ts`. */

interface Texts {
  readonly message: string;
  readonly refused: string;
  readonly taken: readonly [typed: string, becomes: string];
}

const NAME: Texts = { message: '氏名を確認してください', refused: '山田1', taken: ['Ｓｍｉｔｈ', 'Smith'] };
const READING: Texts = {
  message: 'フリガナを確認してください',
  refused: '山田',
  taken: ['ﾔﾏﾀﾞ', 'ヤマダ'],
};
const AGE: Texts = { message: '年齢を確認してください', refused: '四十', taken: [' ４２ ', '42'] };
const POSTCODE: Texts = {
  message: '郵便番号を入力してください',
  refused: '+7830060',
  taken: ['〒783−0060', '7830060'],
};
const PHONE: Texts = {
  message: '電話番号を確認してください',
  refused: '090/1234/5678',
  taken: ['（090）1234-5678', '09012345678'],
};
const ADDRESS: Texts = {
  message: '住所を入力してください',
  refused: '\u3164\u2800',
  taken: [' ﾊｲﾂ桜 3-２ 😀', 'ﾊｲﾂ桜 3-２ 😀'],
};
const FREE_TEXT: Texts = { ...ADDRESS, message: '必須入力です' };

const visibilities = visibilitiesAt(2);
const REPRESENTATIVE = { rows: representativeRows(visibilities), visibilities, fullWidth: true };
const COMPANION = { rows: companionRows(visibilities), visibilities, fullWidth: true };
const NAMES = { lastName: NAME, firstName: NAME, lastKana: READING, firstKana: READING, age: AGE };
const FROM_JAPAN = {
  ...NAMES,
  postcode: POSTCODE,
  city: ADDRESS,
  subarea: ADDRESS,
  furtherSubarea: ADDRESS,
  tel: PHONE,
  occupation: FREE_TEXT,
  prevAccommodation: FREE_TEXT,
  nextAccommodation: FREE_TEXT,
};
const FROM_ABROAD = { address: ADDRESS, tel: PHONE };

const FORMS: readonly [who: string, FormRules, overseasFlug: boolean, Partial<Record<GuestField, Texts>>][] =
  [
    ['the representative', REPRESENTATIVE, false, FROM_JAPAN],
    ['the representative from abroad', REPRESENTATIVE, true, FROM_ABROAD],
    ['a companion', COMPANION, false, NAMES],
  ];

const NOT_TYPED = ['gender', 'residence', 'prefecture', 'country', 'passport'];

it.each([
  ['the representative', REPRESENTATIVE, { ...FROM_JAPAN, ...FROM_ABROAD }],
  ['a companion', COMPANION, NAMES],
])('every field of %s that is typed is here', (_, { rows }, here) => {
  const typed = rows.filter(({ control }) => !NOT_TYPED.includes(control.kind)).map(({ name }) => name);
  expect(Object.keys(here).toSorted()).toEqual(typed.toSorted());
});

describe.each(FORMS)('%s', (_, rules, overseasFlug, fields) => {
  it.each(Object.entries(fields))('%s', (name, { message, refused, taken: [typed, becomes] }) => {
    const guest = (text: string) => guestWith({ overseasFlug, [name]: text });
    const said = (text: string) => inJapanese(errorsOf(guest(text), rules).get(name));
    expect(['', refused].map(said)).toEqual([message, message]);
    expect(said(typed)).toBeUndefined();
    expect(normaliseGuest(guest(typed), rules)).toHaveProperty(name, becomes);
  });
});
