import { describe, expect, it } from 'vitest';
import { normalise } from '~/fields/normalise';
import type { Control } from '~/fields/row';

const NAME: Control = { kind: 'name' };
const KANA: Control = { kind: 'kana' };
const DIGITS: Control = { kind: 'digits', maxLength: 20 };

describe('a name where the hotel keeps full width', () => {
  it.each([
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['Smith', 'Ｓｍｉｔｈ'],
    ['山田', '山田'],
    ['やまだ', 'やまだ'],
    ['Müller', 'Ｍüｌｌｅｒ'],
    ['محمد', 'محمد'],
    ['', ''],
  ])('%s → %s', (typed, kept) => expect(normalise(NAME, typed, true)).toBe(kept));
});

describe('a name elsewhere', () => {
  it.each(['ﾔﾏﾀﾞ', 'Smith', '山田', 'Müller'])('%s stays', (typed) =>
    expect(normalise(NAME, typed, false)).toBe(typed),
  );
});

describe('a reading', () => {
  it.each([
    ['やまだ', 'ヤマダ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ', 'ヤマダ'],
    ['ﾊﾟﾊﾟ', 'パパ', 'パパ'],
    ['ヤマダ', 'ヤマダ', 'ヤマダ'],
    ['ゔぁん', 'ヴァン', 'ヴァン'],
    ['Yamada', 'Ｙａｍａｄａ', 'Yamada'],
    ['ヤマダ\u3000タロウ', 'ヤマダ\u3000タロウ', 'ヤマダ\u3000タロウ'],
    ['サト-', 'サトー', 'サトー'],
    ['-', '-', '-'],
  ])('%s → %s in full width, else %s', (typed, full, plain) => {
    expect(normalise(KANA, typed, true)).toBe(full);
    expect(normalise(KANA, typed, false)).toBe(plain);
  });
});

describe('digits', () => {
  it.each<[Control, string, string]>([
    [DIGITS, '０９０１２３４', '0901234'],
    [DIGITS, '090 1234', '0901234'],
    [DIGITS, '\u3000０９０ ', '090'],
    [DIGITS, '090-1234', '0901234'],
    [DIGITS, '（０９０）１２３４', '0901234'],
    [DIGITS, '+8190', '+8190'],
    [{ kind: 'postcode' }, '７８３ ００６０', '7830060'],
    [{ kind: 'postcode' }, '〒783−0060', '7830060'],
  ])('%o: %s → %s', (control, typed, kept) => {
    expect(normalise(control, typed, true)).toBe(kept);
    expect(normalise(control, typed, false)).toBe(kept);
  });
});

describe('everything else stays as typed', () => {
  it.each<[Control]>([
    [{ kind: 'prefecture' }],
    [{ kind: 'country' }],
    [{ kind: 'gender' }],
    [{ kind: 'residence' }],
    [{ kind: 'passport' }],
  ])('%o', (control) => expect(normalise(control, 'ﾎﾃﾙ Abc １ ', true)).toBe('ﾎﾃﾙ Abc １ '));
});

it.each<[Control]>([
  [NAME],
  [KANA],
  [{ kind: 'text', maxLength: 100 }],
  [{ kind: 'multiline', maxLength: 400 }],
])('spaces at the ends of a text go: %o', (control) =>
  expect(normalise(control, ' \u3000ア イ\u3000 ', true)).toBe('ア イ'),
);

it.each<[Control, string]>([
  [NAME, 'ﾔﾏﾀﾞ Smith'],
  [KANA, 'やまだ ﾀﾛｳ'],
  [DIGITS, '０９０ 1'],
])('a second time changes nothing: %o', (control, typed) => {
  const once = normalise(control, typed, true);
  expect(normalise(control, once, true)).toBe(once);
});
