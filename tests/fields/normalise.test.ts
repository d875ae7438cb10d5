import { describe, expect, it } from 'vitest';
import { GENDERS } from '~/domain/usual-answers';
import {
  type Control,
  nameToSend,
  normalise,
  reservationNameToSend,
  reservationReadingToSend,
} from '~/fields/form';

const NAME: Control = { kind: 'name' };
const KANA: Control = { kind: 'kana' };
const DIGITS: Control = { kind: 'digits', maxLength: 20 };

it.each(['ﾔﾏﾀﾞ', 'Smith', '山田', 'Müller'])('a name elsewhere: %s stays', (typed) =>
  expect(normalise(NAME, typed, false)).toBe(typed),
);

it.each([
  ['やまだ', 'ヤマダ'],
  ['Yamada', 'Yamada'],
  ['Ｙａｍａｄａ', 'Yamada'],
  ['ヤマダ\u3000タロウ', 'ヤマダ\u3000タロウ'],
  ['サト-', 'サトー'],
  ['-', '-'],
])('a reading: %s → %s, in full width and else', (typed, kept) => {
  for (const fullWidth of [true, false]) expect(normalise(KANA, typed, fullWidth)).toBe(kept);
});

it.each<[Control]>([
  [{ kind: 'prefecture' }],
  [{ kind: 'country' }],
  [{ kind: 'choice', answers: GENDERS }],
  [{ kind: 'residence' }],
  [{ kind: 'passport' }],
])('everything else stays as typed: %o', (control) =>
  expect(normalise(control, 'ﾎﾃﾙ Abc １ ', true)).toBe('ﾎﾃﾙ Abc １ '),
);

describe.each<[Control]>([
  [NAME],
  [KANA],
  [{ kind: 'text', maxLength: 100 }],
  [{ kind: 'multiline', maxLength: 400 }],
])('a text: %o', (control) => {
  it('loses the spaces at its ends', () =>
    expect(normalise(control, ' \u3000ア イ\u3000 ', true)).toBe('ア イ'));

  it.each(['\u200B', '\u3164 \u2800', '\uFEFF\u202E', '\uFFFC', '\u3099'])(
    'that cannot be seen is nothing: %j',
    (text) => expect(normalise(control, text, true)).toBe(''),
  );

  it('loses what cannot be seen of it', () =>
    expect(normalise(control, '\uFEFFア\u200Bイ\u00AD\uFFFC', true)).toBe('アイ'));
});

it.each<[Control, string]>([
  [NAME, 'ﾔﾏﾀﾞ Smith'],
  [KANA, 'やまだ ﾀﾛｳ'],
  [DIGITS, '０９０ 1'],
])('a second time changes nothing: %o', (control, typed) => {
  const once = normalise(control, typed, true);
  expect(normalise(control, once, true)).toBe(once);
});

it.each([
  ['Smith 2', 'Ｓｍｉｔｈ ２'],
  ['Müller', 'Ｍüｌｌｅｒ'],
  ["O'Brien-ヤマダ", "Ｏ'Ｂｒｉｅｎ-ヤマダ"],
])('%s is sent as %s where the hotel keeps full width, else as it is', (name, full) => {
  expect(nameToSend(name, true)).toBe(full);
  expect(nameToSend(name, false)).toBe(name);
});

it.each([
  // [as typed, full width: name, reading; otherwise: name, reading]
  ['ﾔﾏﾀﾞ TARO', 'ヤマダ ＴＡＲＯ', 'ヤマダ ＴＡＲＯ', 'ヤマダ TARO', 'ヤマダ TARO'],
  ['やまだ たろう', 'やまだ たろう', 'ヤマダ タロウ', 'やまだ たろう', 'ヤマダ タロウ'],
  [' SMITH2 ', 'ＳＭＩＴＨ２', 'ＳＭＩＴＨ２', 'SMITH2', 'SMITH2'],
  ['ｻﾄｰ\u200B ｶﾞｸ', 'サトー ガク', 'サトー ガク', 'サトー ガク', 'サトー ガク'],
  ['山田 太郎', '山田 太郎', '山田 太郎', '山田 太郎', '山田 太郎'],
])(
  'the name of a reservation, in place of a name and of a reading: %j',
  (booked, fullName, fullReading, name, reading) => {
    expect(reservationNameToSend(booked, true)).toBe(fullName);
    expect(reservationReadingToSend(booked, true)).toBe(fullReading);
    expect(reservationNameToSend(booked, false)).toBe(name);
    expect(reservationReadingToSend(booked, false)).toBe(reading);
  },
);
