import { describe, expect, it } from 'vitest';
import type { GuestField } from '~/domain/guest';
import { companionRows } from '~/fields/companion';
import { errorsOf, type FormRules, normaliseGuest } from '~/fields/form';
import { representativeRows } from '~/fields/representative';
import { guestWith, visibilitiesAt } from '../support/guests';
import { inJapanese } from '../support/texts';

/** Texts of all kinds that guests type, at every field that takes text: refused with its sentence, or taken and kept. */

interface Texts {
  readonly message: string;
  readonly refused: readonly string[];
  readonly taken: readonly (readonly [typed: string, becomes: string])[];
}

const BIDI_OVERRIDE = '\u202E';
const BLANKS = ['', '   ', '\u3000', '\u200B', '\u3164\u2800'];
const same = (text: string) => [text, text] as const;

const NAMES: Texts = {
  message: '氏名を確認してください',
  refused: [...BLANKS, '山田1', '山田２', '山😀田', `${BIDI_OVERRIDE}田山`],
  taken: [
    same('山田'),
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    same('やまだ'),
    ['山\u200B田\uFEFF', '山田'],
    ['Ｓｍｉｔｈ', 'Smith'],
    same('محمد'),
    same('𠮷田'),
  ],
};
const READINGS: Texts = {
  message: 'フリガナを確認してください',
  refused: [...BLANKS, '山田', 'ヤマダ1', 'ヤマダ２', 'ヤ😀', 'محمد', `${BIDI_OVERRIDE}ヤマダ`],
  taken: [
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['やまだ', 'ヤマダ'],
    ['サト-', 'サトー'],
    ['Ｙａｍａｄａ', 'Yamada'],
    same('ヴァン　デル・ベーク'),
  ],
};
const AGES: Texts = {
  message: '年齢を確認してください',
  refused: [...BLANKS, '-', 'x', '四十', '😀'],
  taken: [same('0'), ['４２', '42'], [' 42 ', '42'], same('103')],
};
const POSTCODES: Texts = {
  message: '郵便番号を入力してください',
  refused: [...BLANKS, '783006', '78300601', '+7830060', 'ABCDEFG', '七八三〇〇六〇'],
  taken: [
    ['７８３００６０', '7830060'],
    ['783 0060', '7830060'],
    ['〒783−0060', '7830060'],
  ],
};
const PHONES: Texts = {
  message: '電話番号を確認してください',
  refused: [...BLANKS, 'abc', '+819012345678', '090/1234/5678', '☎️'],
  taken: [
    ['０９０１２３４５６７８', '09012345678'],
    ['090 1234 5678', '09012345678'],
    ['（090）1234-5678', '09012345678'],
    ['０９０ー１２３４', '0901234'],
  ],
};
const ADDRESSES: Texts = {
  message: '住所を入力してください',
  refused: BLANKS,
  taken: [same('ﾊｲﾂ桜 3-２ 😀'), same('شارع الملك 12')],
};
const FREE_TEXTS: Texts = { ...ADDRESSES, message: '必須入力です' };

const visibilities = visibilitiesAt(2);
const REPRESENTATIVE = { rows: representativeRows(visibilities), visibilities, fullWidth: true };
const COMPANION = { rows: companionRows(visibilities), visibilities, fullWidth: true };

const FORMS: readonly [who: string, FormRules, overseasFlug: boolean, Partial<Record<GuestField, Texts>>][] =
  [
    [
      'the representative',
      REPRESENTATIVE,
      false,
      {
        lastName: NAMES,
        firstName: NAMES,
        lastKana: READINGS,
        firstKana: READINGS,
        age: AGES,
        postcode: POSTCODES,
        city: ADDRESSES,
        subarea: ADDRESSES,
        furtherSubarea: ADDRESSES,
        tel: PHONES,
        occupation: FREE_TEXTS,
        prevAccommodation: FREE_TEXTS,
        nextAccommodation: FREE_TEXTS,
      },
    ],
    ['the representative from abroad', REPRESENTATIVE, true, { address: ADDRESSES, tel: PHONES }],
    [
      'a companion',
      COMPANION,
      false,
      { lastName: NAMES, firstName: NAMES, lastKana: READINGS, firstKana: READINGS, age: AGES },
    ],
  ];

/** Their answers are chosen or photographed, never typed. */
const NOT_TYPED = ['gender', 'residence', 'prefecture', 'country', 'passport'];

it.each([
  ['the representative', REPRESENTATIVE],
  ['a companion', COMPANION],
])('every field of %s that is typed is here', (form, { rows }) => {
  const typed = rows.filter(({ control }) => !NOT_TYPED.includes(control.kind)).map(({ name }) => name);
  const here = FORMS.filter(([who]) => who.startsWith(form)).flatMap(([, , , fields]) => Object.keys(fields));
  expect([...new Set(here)].toSorted()).toEqual(typed.toSorted());
});

describe.each(FORMS)('%s', (_, rules, overseasFlug, fields) => {
  describe.each(Object.entries(fields))('%s', (name, { message, refused, taken }) => {
    const guest = (text: string) => guestWith({ overseasFlug, [name]: text });
    const said = (text: string) => [...errorsOf(guest(text), rules)].filter(([field]) => field === name);

    it.each(refused)('refuses %j', (text) => {
      expect(said(text).map(([, error]) => inJapanese(error))).toEqual([message]);
    });

    it.each(taken)('takes %j as %j', (typed, becomes) => {
      expect(said(typed)).toEqual([]);
      expect(normaliseGuest(guest(typed), rules)).toHaveProperty(name, becomes);
    });
  });
});
