import { describe, expect, it } from 'vitest';
import * as rules from '~/fields/rules';
import { inJapanese } from '../support/texts';

/** Every rule with its sentence, accepted and refused texts. Empty texts have their own table. */
const RULES: readonly [keyof typeof rules, rules.Rule, string, readonly string[], readonly string[]][] = [
  ['anyText', rules.anyText, '必須入力です', ['会社員', 'x', '１', '😀'], []],
  ['anyChoice', rules.anyChoice, '選択してください', ['JP', '東京都'], []],
  [
    'phone',
    rules.phone,
    '電話番号を確認してください',
    ['0881234567', '1', '0'.repeat(40)],
    ['０８８１２３４５６７', '088-123-4567', '+81881234567', '088 123 4567', '088a', '٠١٢', '①'],
  ],
  [
    'reservationName',
    rules.reservationName,
    '予約者名はカナもしくは英数で入力してください',
    [
      'ヤマダタロウ',
      'ヤマダ\u3000タロウ',
      'SMITH JOHN',
      'Ｓｍｉｔｈ',
      '101',
      '１０１',
      'ヴァン・ゴッホー',
      'ア'.repeat(500),
    ],
    ['山田', 'やまだ', 'SMITH-JONES', "O'BRIEN", 'MÜLLER', 'ヤマダ😀', 'ヤマダ。', 'محمد', '\u202Eヤマダ'],
  ],
  [
    'postcode',
    rules.postcode,
    '郵便番号を入力してください',
    ['7830060', '0000000'],
    ['783006', '78300600', '783-0060', '７８３００６０', '783 0060', '783006a'],
  ],
  [
    'address',
    rules.address,
    '住所を入力してください',
    ['蛍が丘1-2-3', '1 rue X, Paris', '東京都', '1\n2', 'x'.repeat(400)],
    [],
  ],
  [
    'personName',
    rules.personName,
    '氏名を確認してください',
    [
      '山田',
      'やまだ',
      'ヤマダ',
      'ﾔﾏﾀﾞ',
      'Müller',
      "O'Brien-Lee",
      'Nguyễn Văn An',
      'Ольга',
      'محمد',
      'दीपिका',
      '김민수',
      '𠮷田',
      '\uFA19谷',
      '葛\u{E0100}城',
      'Dr. van der Berg',
      '山\u3000田',
      'あ'.repeat(500),
    ],
    ['山田2', '山田２', '3', '山田😀', '👨‍👩‍👧', '🇯🇵', '❤️', 'a\uFFFDb'],
  ],
  [
    'kana',
    rules.kana,
    'フリガナを確認してください',
    ['ヤマダ', 'ヴァン・ゴッホー', 'Yamada', 'Ｙａｍａｄａ', 'ヤマダ\u3000タロウ', 'ア'.repeat(500)],
    ['山田', 'やまだ', 'ヤマダ2', 'ヤマダ２', 'ヤマダ😀', 'ヤマダ-', 'محمد', '\u202Eヤマダ', 'Müller'],
  ],
  [
    'age',
    rules.age,
    '年齢を確認してください',
    ['0', '7', '45', '103', '007'],
    ['1000', '-1', '4.5', '４５', '四十', '4a', '1e2'],
  ],
  [
    'roomNumber',
    rules.roomNumber,
    '部屋番号は半角数字で入力してください',
    ['305', '0', '1201'],
    ['３０５', '305号室', '305-1', 'A1', '三〇五'],
  ],
  ['gender', rules.gender, '性別を確認してください', ['1', '2', '3'], []],
  [
    'passport',
    rules.passport,
    'パスポートの写真が必要です。撮影するか、選択してください',
    ['/9j/4AAQSkZJRg=='],
    [],
  ],
];

describe.each(RULES)('%s', (_, rule, sentence, good, wrong) => {
  const says = (text: string, required: boolean) => inJapanese(rule(text, required));

  it('takes what it may, with spaces around it too, and refuses all else, required or not', () => {
    for (const text of good)
      for (const typed of [text, ` ${text}\u3000`])
        expect([says(typed, true), says(typed, false)], typed).toEqual([undefined, undefined]);
    for (const text of wrong)
      expect([says(text, true), says(text, false)], text).toEqual([sentence, sentence]);
  });

  it.each(['', ' ', '\u3000', '\t\n', '\u200B', '\uFEFF\u3164', '\u2800'])(
    '%j counts as empty: refused only where required',
    (text) => {
      expect(says(text, true)).toBe(sentence);
      expect(says(text, false)).toBeUndefined();
    },
  );
});

it.each(['', ' ', '\u3000'])('an empty name of a reservation, %j, is called nothing else', (text) => {
  expect(rules.reservationName(text, true)).toBe('validation.reservation_name_empty');
  expect(rules.reservationName('김민준', true)).toBe('validation.reservation_name');
});

it('every rule has its row', () => {
  const all = Object.entries(rules).flatMap(([name, rule]) => (typeof rule === 'function' ? [name] : []));
  expect(RULES.map(([name]) => name).sort()).toEqual(all.sort());
});
