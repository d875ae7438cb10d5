import { expect, it } from 'vitest';
import { completeReadingIn, namesIn, readingOf } from '~/fields/known-names';

type Parts = readonly [lastName: string, firstName: string, lastKana: string, firstKana: string];

const parts = (...texts: string[]): Parts => {
  const { lastName = '', firstName = '', lastKana = '', firstKana = '' } = namesIn(texts);
  return [lastName, firstName, lastKana, firstKana];
};

it.each<[string, Parts]>([
  // Kana are a reading and no name.
  ['ヤマダ タロウ', ['', '', 'ヤマダ', 'タロウ']],
  ['ヤマダ　タロウ', ['', '', 'ヤマダ', 'タロウ']],
  ['やまだ たろう', ['', '', 'ヤマダ', 'タロウ']],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', ['', '', 'ヤマダ', 'タロウ']],
  ['  ヤマダ   タロウ  ', ['', '', 'ヤマダ', 'タロウ']],
  // Letters are both.
  ['SMITH JOHN', ['SMITH', 'JOHN', 'SMITH', 'JOHN']],
  ['ＳＭＩＴＨ　ＪＯＨＮ', ['SMITH', 'JOHN', 'SMITH', 'JOHN']],
  ['Smith, John', ['Smith', 'John', 'Smith', 'John']],
  ['SMITH/JOHN', ['SMITH', 'JOHN', 'SMITH', 'JOHN']],
  ["O'Neil José", ["O'Neil", 'José', 'ONeil', 'Jose']],
  ['SMITH-JONES ANN', ['SMITH-JONES', 'ANN', 'SMITH JONES', 'ANN']],
  // Anything else is a name.
  ['山田 太郎', ['山田', '太郎', '', '']],
  ['山田 タロウ', ['山田', 'タロウ', '', 'タロウ']],
  ['김 민준', ['김', '민준', '', '']],
  // The first word is the family name.
  ['GARCIA GABRIEL JOSE', ['GARCIA', 'GABRIEL JOSE', 'GARCIA', 'GABRIEL JOSE']],
  ['スミス ジョン　ポール', ['', '', 'スミス', 'ジョン ポール']],
  // Titles before or behind are no part of a name.
  ['SMITH/JOHN MR', ['SMITH', 'JOHN', 'SMITH', 'JOHN']],
  ['ＳＭＩＴＨ／ＪＯＨＮ　ＭＲ．', ['SMITH', 'JOHN', 'SMITH', 'JOHN']],
  ['Mr. Smith John', ['Smith', 'John', 'Smith', 'John']],
  ['Smith, Prof. Dr.John', ['Smith', 'John', 'Smith', 'John']],
  ['SMITH MRS, ANN', ['SMITH', 'ANN', 'SMITH', 'ANN']],
  ['SMITH/EMMA/MISS', ['SMITH', 'EMMA', 'SMITH', 'EMMA']],
  ['Dupont Zoe Mme', ['Dupont', 'Zoe', 'Dupont', 'Zoe']],
  ['TANAKA KEN MSTR MR', ['TANAKA', 'KEN', 'TANAKA', 'KEN']],
  ['山田 太郎様', ['山田', '太郎', '', '']],
  ['山田　太郎　さま', ['山田', '太郎', '', '']],
  ['山田 太郎先生', ['山田', '太郎', '', '']],
  ['山田 太郎 殿', ['山田', '太郎', '', '']],
  ['ヤマダ タロウ様', ['', '', 'ヤマダ', 'タロウ']],
  ['ﾔﾏﾀﾞ ﾀﾛｳ ｻﾏ', ['', '', 'ヤマダ', 'タロウ']],
  ['HANAKO MS', ['', '', '', '']],
  // Names that resemble titles.
  ['Ms/John', ['Ms', 'John', 'Ms', 'John']],
  ['DRAKE AMR', ['DRAKE', 'AMR', 'DRAKE', 'AMR']],
  ['MSWATI MISSY', ['MSWATI', 'MISSY', 'MSWATI', 'MISSY']],
  ['WILLIAMS DREW', ['WILLIAMS', 'DREW', 'WILLIAMS', 'DREW']],
  ['大殿 あさま', ['大殿', 'あさま', '', 'アサマ']],
  ['\uFFFC山田\u202E 太郎', ['山田', '太郎', '', '']],
  // One word may be anything.
  ['タカハシ', ['', '', '', '']],
  ['ヤマダタロウ', ['', '', '', '']],
  ['ジョン・スミス', ['', '', '', '']],
  ['SUKARNO', ['', '', '', '']],
  ['山田太郎', ['', '', '', '']],
  // A hyphen after kana is the long vowel mark.
  ['ｻﾄ- ﾊﾅ', ['', '', 'サトー', 'ハナ']],
  // Refused texts are left to the guest.
  ['ABC123', ['', '', '', '']],
  ['TOUR 2026', ['TOUR', '', 'TOUR', '']],
  ['', ['', '', '', '']],
  ['　', ['', '', '', '']],
])('what one text tells: %j', (text, told) => expect(parts(text)).toEqual(told));

it.each<[hotel: string, typed: string, Parts, string]>([
  ['ヤマダ タロウ', 'ﾔﾏﾀﾞたろう', ['', '', 'ヤマダ', 'タロウ'], 'the same name'],
  ['ヤマダタロウ', 'やまだ たろう', ['', '', 'ヤマダ', 'タロウ'], 'split by the guest alone'],
  ['SMITHJOHN', 'SMITH JOHN', ['SMITH', 'JOHN', 'SMITH', 'JOHN'], 'the same in letters'],
  ['スズキ ハナコ', 'ヤマダ タロウ', ['', '', 'スズキ', 'ハナコ'], "the hotel's, where they differ"],
  ['スズキ', 'ヤマダ タロウ', ['', '', '', ''], 'nothing of another name'],
  ['山田 太郎', 'ヤマダ タロウ', ['山田', '太郎', 'ヤマダ', 'タロウ'], 'name and reading'],
  ['YAMADA TARO', 'ヤマダ タロウ', ['YAMADA', 'TARO', 'ヤマダ', 'タロウ'], 'kana before letters'],
  ['ヤマダ タロウ', 'YAMADA TARO', ['YAMADA', 'TARO', 'ヤマダ', 'タロウ'], 'the same the other way round'],
  ['JOHN SMITH', 'SMITH JOHN', ['JOHN', 'SMITH', 'JOHN', 'SMITH'], "in the hotel's order"],
])('what the hotel says and what the guest typed: %j and %j: %j (%s)', (hotel, typed, told) =>
  expect(parts(hotel, typed)).toEqual(told),
);

it.each<[texts: string[], reading: string]>([
  [['ヤマダ タロウ'], 'ヤマダ タロウ'],
  [['ﾔﾏﾀﾞﾀﾛｳ'], 'ヤマダタロウ'],
  [['SMITH/JOHN PAUL'], 'SMITH JOHN PAUL'],
  [['山田 太郎', 'やまだ　たろう'], 'ヤマダ タロウ'],
  [['YAMADA TARO', 'ヤマダタロウ'], 'ヤマダタロウ'],
  [['山田 太郎'], ''],
  [['TOUR 2026'], ''],
  [['MS'], 'MS'],
  [['ヤマダ様'], 'ヤマダ'],
  [[], ''],
])('the reading of the whole name, from %j: %j', (texts, reading) =>
  expect(completeReadingIn(texts)).toBe(reading),
);

it.each([
  ['やまだ', 'ヤマダ'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['Smith', 'Smith'],
  ['Müller', 'Muller'],
  ['Łoś Þór', 'Los THor'],
  ['van der Berg', 'van der Berg'],
  ['サト-', 'サトー'],
  ['Smith-Jones', 'Smith Jones'],
  ['Smith–Jones', 'Smith Jones'],
  ["'t Hooft", 't Hooft'],
  // Without a mark it would be another name.
  ['Smith-', ''],
  ['-サト', ''],
  ['サト.', ''],
  // Strokes that resemble a long vowel mark.
  ['サ\u0304ト', ''],
  ['サ\u0336ト', ''],
  ['サ一ト', ''],
  ['サ_ト', ''],
  ['サト -', ''],
  ['山田', ''],
  ['山田ヤ', ''],
  ['Smith1', ''],
  ['', ''],
])('the reading of the typed name %j: %j', (name, reading) => expect(readingOf(name)).toBe(reading));
