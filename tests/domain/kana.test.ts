import { describe, expect, it } from 'vitest';
import { languageByKana, reservationNameForLookup, toFullKana, toMultiByte, toReading } from '~/domain/kana';

describe('half-width kana becomes full width', () => {
  it.each([
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['ｶﾞ', 'ガ'],
    ['ﾊﾟ', 'パ'],
    ['ｳﾞ', 'ヴ'],
    ['ｶﾞｷﾞｸﾞｹﾞｺﾞ', 'ガギグゲゴ'],
    ['ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ', 'パピプペポ'],
    ['ｱｯﾌﾟﾙ ﾏﾝｺﾞｰ', 'アップル マンゴー'],
    ['ｮｯﾎﾟﾝ', 'ョッポン'],
    ['ｱ･ｲ', 'ア・イ'],
    // Some keyboards send half-width and combining marks.
    ['カﾞ', 'ガ'],
    ['カ\u3099ハ\u309A', 'ガパ'],
  ])('%s → %s', (typed, kept) => expect(toFullKana(typed)).toBe(kept));

  it.each(['ヤマダ', 'やまだ', '山田', 'Yamada', '０１２', 'ＡＢＣ', '①㌔', ''])(
    'leaves %s as it is',
    (text) => expect(toFullKana(text)).toBe(text),
  );

  it.each(['\uFA19谷', '\uFA1A子', '\uFA1B田', '\uFA0Eノ森'])(
    'keeps the form of the character that the family uses: %s',
    (name) => expect(toFullKana(name)).toBe(name),
  );
});

it.each([
  ['ﾔﾏﾀﾞ たろう', 'ヤマダ タロウ'],
  ['ぁぃぅぇぉっゃゅょゎ', 'ァィゥェォッャュョヮ'],
  ['ゔぁいおりん', 'ヴァイオリン'],
  ['いすゞ', 'イスヾ'],
  ['ヤマダ 太郎 Taro 1', 'ヤマダ 太郎 Taro 1'],
  // A long vowel mark, by any key.
  ['サト-', 'サトー'],
  ['ｻﾄ-', 'サトー'],
  ['ｻﾄｰ', 'サトー'],
  ['さと−', 'サトー'],
  ['サト－', 'サトー'],
  ['ら\u2010めん', 'ラーメン'],
  ['ラ\u2013メン', 'ラーメン'],
  ['ラ―メン', 'ラーメン'],
  ['ラ─メン', 'ラーメン'],
  ['らㅡめん', 'ラーメン'],
  ['コ~ヒ～', 'コーヒー'],
  ['オ〜ノ', 'オーノ'],
  ['キャ--', 'キャーー'],
  // No mark without kana before it.
  ['-サト', '-サト'],
  ['サト -', 'サト -'],
  ['SMITH-JONES', 'SMITH-JONES'],
  // The mark between two kana names, and a kanji.
  ['ヴァン゠ゴッホ', 'ヴァン゠ゴッホ'],
  ['ケン一', 'ケン一'],
  ['サ\u200Bト\uFEFF', 'サト'],
])('a reading: %s is %s', (typed, read) => expect(toReading(typed)).toBe(read));

it.each([
  ['ﾔﾏﾀﾞ Taro 2', 'ヤマダ Ｔａｒｏ ２'],
  ['AZaz09', 'ＡＺａｚ０９'],
  ['Ｓｍｉｔｈ', 'Ｓｍｉｔｈ'],
  ["O'Brien", "Ｏ'Ｂｒｉｅｎ"],
  ['山田', '山田'],
])('a name in full width: %s is %s', (typed, kept) => expect(toMultiByte(typed)).toBe(kept));

it.each([
  ['ﾔﾏﾀﾞ ﾀﾛｳ', true, 'ヤマダタロウ'],
  ['やまだ\u3000たろう', true, 'ヤマダタロウ'],
  ['SMITH JOHN', true, 'SMITHJOHN'],
  ['\u3000やまだ たろう ', false, 'ヤマダ タロウ'],
  ['  SMITH  JOHN  ', false, 'SMITH  JOHN'],
  ['Room 101', false, 'Room 101'],
  ['   ', true, ''],
  ['ヤマダ\tタロウ\u00A0', true, 'ヤマダタロウ'],
  ['サト- ハナ', true, 'サトーハナ'],
  ['ｻﾄ-', false, 'サトー'],
])('the name of a look-up: %j, spaces removed: %s → %j', (typed, without, sent) =>
  expect(reservationNameForLookup(typed, without)).toBe(sent),
);

it.each([
  ['ヤマダタロウ', 'ja'],
  ['<p>ご予約</p>', 'ja'],
  ['和室 10畳', undefined],
  ['SMITH JOHN', undefined],
  ['你好', undefined],
  ['홍길동', undefined],
  ['', undefined],
])('a text in another language than the page: %s: %s', (text, language) =>
  expect(languageByKana(text)).toBe(language),
);
