import { describe, expect, it } from 'vitest';
import type { GuestRole } from '~/domain/field-row';
import { FIELD_ROWS, type GuestField } from '~/domain/guest';
import { errorsOf, type FormRules, normaliseGuest } from '~/fields/form';
import { companionRows, representativeRows } from '~/fields/guest-rows';
import { fieldsThatOne } from '../../kiosk/guest/fields';
import { fieldsAsked } from '../../kiosk/guest/levels';
import { guestWith, visibilitiesAt } from '../support/guests';
import { inJapanese } from '../support/texts';

/** Every typed field follows its rule. The rules: `rules.test.ts`, `normalise.test.ts`. */

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
const FREE_DIGITS: Texts = { ...FREE_TEXT, taken: [' ２０２７ ', '2027'] };

/** The texts of each rule: a field that is not named below has them. */
const BY_RULE: Readonly<Partial<Record<string, Texts>>> = {
  personName: NAME,
  kana: READING,
  age: AGE,
  postcode: POSTCODE,
  phone: PHONE,
  address: ADDRESS,
  anyText: FREE_TEXT,
};
const BY_FIELD: Readonly<Partial<Record<GuestField, Texts>>> = {
  lastName: NAME,
  firstName: NAME,
  lastKana: READING,
  firstKana: READING,
  age: AGE,
  postcode: POSTCODE,
  city: ADDRESS,
  subarea: ADDRESS,
  furtherSubarea: ADDRESS,
  address: ADDRESS,
  tel: PHONE,
  occupation: FREE_TEXT,
  prevAccommodation: FREE_TEXT,
  nextAccommodation: FREE_TEXT,
};

const visibilities = visibilitiesAt(2);
const REPRESENTATIVE = { rows: representativeRows(visibilities), visibilities, fullWidth: true };
const COMPANION = { rows: companionRows(visibilities), visibilities, fullWidth: true };
const TYPED = fieldsThatOne('types');

const FORMS: readonly [form: string, FormRules, GuestRole, overseasFlug: boolean][] = [
  ['the representative', REPRESENTATIVE, 'representative', false],
  ['the representative from abroad', REPRESENTATIVE, 'representative', true],
  ['a companion', COMPANION, 'companion', false],
];

describe.each(FORMS)('%s', (_, rules, who, overseasFlug) => {
  const fields = fieldsAsked(who, visibilities, overseasFlug).filter((name) => TYPED.includes(name));

  it.each(fields)('%s', (name) => {
    const { rule, control } = FIELD_ROWS[name];
    const isFree = rule === 'anyText' && control.kind === 'digits';
    const texts = BY_FIELD[name] ?? (isFree ? FREE_DIGITS : BY_RULE[rule]);
    if (texts === undefined) throw new Error(`BY_RULE lacks the texts of the rule of ${name}`);
    const [typed, becomes] = texts.taken;
    const guest = (text: string) => guestWith({ overseasFlug, [name]: text });
    const said = (text: string) => inJapanese(errorsOf(guest(text), rules).get(name));
    expect(['', texts.refused].map(said)).toEqual([texts.message, texts.message]);
    expect(said(typed)).toBeUndefined();
    expect(normaliseGuest(guest(typed), rules)).toHaveProperty(name, becomes);
  });
});
