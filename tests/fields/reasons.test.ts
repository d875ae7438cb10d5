import { expect, it } from 'vitest';
import type { Card } from '~/domain/card';
import type { GuestField } from '~/domain/guest';
import { cardRows } from '~/fields/card-rules';
import { errorsOf } from '~/fields/form';
import type { FormRow } from '~/fields/form-row';
import { representativeRows } from '~/fields/guest-rows';
import { MAIL, MAIL_AGAIN } from '~/fields/receipt-rules';
import { remedyFor } from '~/fields/remedies';
import { roomNumber } from '~/fields/rules';
import { PHONE_NUMBER, RESERVATION_NAME, type SearchForm } from '~/fields/search-form';
import en from '~/i18n/en.json';
import type { TextKey } from '~/i18n/keys';
import ko from '~/i18n/ko.json';
import zhHans from '~/i18n/zh-Hans.json';
import zhHant from '~/i18n/zh-Hant.json';
import { flat } from '../../src/i18n/text-trees.ts';
import { guestWith, visibilitiesAt } from '../support/guests';

/** Each message and its remedy fit the reason, in every kind of field: nothing, too little, wrong characters, too much. */

type Check = (typed: string) => TextKey | undefined;

const visibilities = visibilitiesAt(2);
const GUEST = { rows: representativeRows(visibilities), visibilities, fullWidth: true };
const of =
  (field: GuestField, overseasFlug = false): Check =>
  (typed) =>
    errorsOf(guestWith({ overseasFlug, [field]: typed }), GUEST).get(field);
const CARD = { number: '', expiryMonth: '12', expiryYear: '2030', holderName: '', securityCode: '' };
const card =
  (field: 'number' | 'holderName' | 'securityCode'): Check =>
  (typed) => {
    const { rule, normalise }: FormRow<Card> = cardRows(new Date())[field];
    return rule(normalise?.(typed) ?? typed, true, CARD);
  };
const SEARCH = { reservationName: '', phoneNumber: '', facilityId: '' };
const search =
  ({ rule, normalise }: FormRow<SearchForm>): Check =>
  (typed) =>
    rule(normalise?.(typed) ?? typed, true, SEARCH);
const mail: Check = (typed) => MAIL.rule(typed, false, { mail: typed, mailAgain: '' });
const mailAgain: Check = (typed) => MAIL_AGAIN.rule(typed, false, { mail: 'a@example.jp', mailAgain: typed });

/** The typed text, the message, and the remedy below it: `-` for a message that names it. */
const ROWS: readonly (readonly [field: string, Check, ...(readonly [string, TextKey, TextKey | '-'])[]])[] = [
  ['a name', of('lastName'), ['', 'validation.name', 'mend.fill'], ['山田2', 'validation.name', 'mend.mark']],
  [
    'a reading',
    of('lastKana'),
    ['', 'validation.kana', 'mend.fill'],
    ['山田', 'validation.kana', 'mend.kana'],
  ],
  [
    'an age',
    of('age'),
    ['', 'validation.age', 'mend.fill'],
    ['四十', 'validation.age', 'mend.age'],
    ['1000', 'validation.age', 'mend.age'],
  ],
  [
    'a postcode',
    of('postcode'),
    ['', 'validation.postcode', '-'],
    ['78300', 'validation.postcode', 'mend.postcode'],
    ['78300600', 'validation.postcode', 'mend.postcode'],
    ['abc', 'validation.postcode', 'mend.postcode'],
  ],
  ['a place', of('city'), ['', 'validation.address', '-']],
  ['an address abroad', of('address', true), ['', 'validation.address', '-']],
  [
    'a phone number',
    of('tel'),
    ['', 'validation.phone', 'mend.fill'],
    ['+81-x', 'validation.phone', 'mend.phone'],
  ],
  ['a choice with own words', of('occupation'), ['', 'validation.required', '-']],
  ['a gender', of('gender'), ['', 'validation.gender', 'mend.choose']],
  ['a prefecture', of('prefecture'), ['', 'validation.address', '-']],
  [
    'the name of a reservation',
    search(RESERVATION_NAME),
    ['', 'validation.reservation_name_empty', '-'],
    ['山田', 'validation.reservation_name', 'mend.mark'],
  ],
  ['the number of a search', search(PHONE_NUMBER), ['', 'validation.phone', 'mend.fill']],
  [
    'the number of a room',
    (typed) => roomNumber(typed, true),
    ['', 'validation.room_number', 'mend.fill'],
    ['三〇五', 'validation.room_number', '-'],
  ],
  [
    'the number of a card',
    card('number'),
    ['', 'validation.card_number', 'mend.fill'],
    ['4111', 'validation.card_number', 'mend.card_number'],
    ['4111111111111112', 'validation.card_number', 'mend.card_number'],
    ['41111111111111111111111', 'validation.card_number', 'mend.card_number'],
  ],
  [
    'the holder of a card',
    card('holderName'),
    ['', 'validation.card_holder', 'mend.fill'],
    ['ヤマダ', 'validation.card_holder', 'mend.mark'],
  ],
  [
    'the code of a card',
    card('securityCode'),
    ['', 'validation.security_code', '-'],
    ['12', 'validation.security_code_length', '-'],
    ['12345', 'validation.security_code_length', '-'],
  ],
  [
    'a mail address',
    mail,
    ['a@example', 'validation.mail', 'mend.mail'],
    ['é@a.jp', 'validation.mail', 'mend.mark'],
  ],
  [
    'the address again',
    mailAgain,
    ['', 'validation.mail', 'mend.fill'],
    ['a@exam', 'validation.mail', 'mend.mail'],
    ['b@example.jp', 'validation.mail_mismatch', '-'],
  ],
];

it.each(
  ROWS.flatMap(([field, check, ...cases]) =>
    cases.map(([typed, message, remedy]) => ({ field, check, typed, message, remedy })),
  ),
)('$field, $typed: $message, $remedy', ({ check, typed, message, remedy }) => {
  expect(check(typed)).toBe(message);
  expect(remedyFor(message, typed)?.text ?? '-').toBe(remedy);
});

it.each(Object.entries({ en, ko, 'zh-Hans': zhHans, 'zh-Hant': zhHant }))(
  'nothing is called a wrong script: %s',
  (_, texts) => {
    const said = flat(texts);
    const ofNothing = ROWS.map(([, check]) => said.get(check('') ?? '') ?? '');
    expect(ofNothing.filter((message) => /한글|한자|汉字|漢字|Chinese|Hangul/.test(message))).toEqual([]);
  },
);
