import { describe, expect, it } from 'vitest';
import type { Card } from '~/domain/card';
import { cardRows, holderNameOf, normaliseHolder } from '~/fields/card-rules';
import { normaliseRows, rowErrors } from '~/fields/form-row';
import { cardWith } from '../support/stay';
import { inJapanese } from '../support/texts';

const NOW = new Date('2026-11-21T12:00:00');

const says = (card: Partial<Card>, now = NOW) =>
  Object.fromEntries(
    rowErrors(Object.values(cardRows(now)), cardWith(card)).map(([field, key]) => [field, inJapanese(key)]),
  );

const NUMBER = 'クレジットカード番号を正しく入力してください';
const CHOOSE = '選択してください';
const EXPIRY = 'クレジットカード有効期限が無効です';
const HOLDER = 'クレジットカード名義を正しく入力してください';
const CODE = 'セキュリティコードを入力してください';
const CODE_LENGTH = 'セキュリティコードは３桁もしくは４桁の数字で入力してください';

it('a good card has nothing to mend', () => expect(says({})).toEqual({}));

it('an empty form has one sentence for each field', () => {
  const empty = { number: '', expiryMonth: '', expiryYear: '', holderName: '', securityCode: '' };
  expect(says(empty)).toEqual({
    number: NUMBER,
    expiryMonth: CHOOSE,
    expiryYear: CHOOSE,
    holderName: HOLDER,
    securityCode: CODE,
  });
});

it.each<[keyof Card, string, right: readonly string[], wrong: readonly string[]]>([
  [
    'number',
    NUMBER,
    ['4111111111111111', '378282246310005', '30569309025904'],
    [
      '4111111111111112',
      '411111111111111',
      '41111111111111110003',
      '00000000000000000',
      '4111 1111 1111 1111',
      '４１１１１１１１１１１１１１１１',
      '4111111111111111a',
    ],
  ],
  [
    'holderName',
    HOLDER,
    ['TARO YAMADA', 'A', 'X'.repeat(50), ' TARO  YAMADA '],
    ['Taro Yamada', 'ＴＡＲＯ', 'TARO-YAMADA', 'TARO1', 'MÜLLER', '   ', 'TARO\u3000YAMADA', 'X'.repeat(51)],
  ],
  ['securityCode', CODE_LENGTH, ['000', '123', '1234'], ['1', '12', '12345', '12a', '１２３', '12 ', '-12']],
])('%s', (field, sentence, right, wrong) => {
  for (const text of right) expect(says({ [field]: text }), text).toEqual({});
  for (const text of wrong) expect(says({ [field]: text }), text).toEqual({ [field]: sentence });
});

describe('a card as guests type it', () => {
  it.each([
    ['ＴＡＲＯ\u3000ＹＡＭＡＤＡ', 'TARO YAMADA'],
    ['taro yamada', 'TARO YAMADA'],
    ['ｔａｒｏ Müller', 'TARO MULLER'],
    ['José Núñez', 'JOSE NUNEZ'],
    ['Weiß', 'WEISS'],
    ['Łukasz Øde', 'LUKASZ ODE'],
    ['Đorđević Ðóra', 'DORDEVIC DORA'],
    ['Þór Ægir Œuvre', 'THOR AEGIR OEUVRE'],
    ['Yıldız İnci', 'YILDIZ INCI'],
    ['Ħaż Ŋŧə', 'HAZ NTE'],
    ['TARO\u200B\u00A0YAMADA', 'TARO YAMADA'],
  ])('the holder %j is %j', (typed, holderName) => {
    expect(normaliseHolder(typed)).toBe(holderName);
    expect(says({ holderName: normaliseHolder(typed) })).toEqual({});
  });

  it.each(["O'BRIEN", 'ヤマダ', 'TARO 2', 'Ж'])('the holder %j stays, to be refused', (typed) => {
    expect(normaliseHolder(typed)).toBe(typed);
    expect(says({ holderName: typed })).toEqual({ holderName: HOLDER });
  });

  it('is handed on as it was checked', () => {
    const typed = { number: '４１１１−1111 1111.1111', holderName: 'taro', securityCode: '１２ 3' };
    expect(normaliseRows(Object.values(cardRows(NOW)), cardWith(typed))).toMatchObject({
      number: '4111111111111111',
      holderName: 'TARO',
      securityCode: '123',
    });
  });
});

it.each<[string, string, object]>([
  ['11', '26', {}],
  ['12', '26', {}],
  ['01', '27', {}],
  ['10', '26', { expiryYear: EXPIRY }],
  ['12', '25', { expiryYear: EXPIRY }],
  ['', '26', { expiryMonth: CHOOSE }],
  ['', '25', { expiryMonth: CHOOSE }],
  ['01', '', { expiryYear: CHOOSE }],
])('month and year: %j/%j in November 2026', (expiryMonth, expiryYear, errors) =>
  expect(says({ expiryMonth, expiryYear })).toEqual(errors),
);

it.each([
  ['kana', ['ヤマダ タロウ'], 'TARO YAMADA'],
  ['kana with a full-width space', ['オオノ　ユウコ'], 'YUKO ONO'],
  ['letters', ['Smith John'], 'JOHN SMITH'],
  ['full-width letters', ['ＳＭＩＴＨ　ＪＯＨＮ', 'SMITH JOHN'], 'JOHN SMITH'],
  ['accents, which cards do not have', ['Müller Zoë'], 'ZOE MULLER'],
  ['kanji, with the reading beside them', ['山田 太郎', 'ヤマダ タロウ'], 'TARO YAMADA'],
  ['one word, which may be two names', ['ヤマダタロウ'], ''],
  ['kanji alone', ['山田 太郎'], ''],
  ['nothing', [''], ''],
])('the name that a card may have, from %s', (_, texts, name) => expect(holderNameOf(texts)).toBe(name));
