import { beforeEach, describe, expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { asHeard, characterName } from '~/speech/as-heard';
import { loadWords } from '~/speech/texts';

const LANGUAGES = ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'] as const;
type Row = readonly [what: string, text: string, ...said: readonly string[]];

/** What is said in Japanese, English, Korean and both kinds of Chinese. */
const ROWS: readonly Row[] = [
  ['a sum', '¥12,300', '12300円', '12300 yen', '12300엔', '12300日元', '12300日元'],
  [
    'a large sum is one number',
    '¥1,234,567',
    '1234567円',
    '1234567 yen',
    '1234567엔',
    '1234567日元',
    '1234567日元',
  ],
  ['a sum that is given back', '￥-500', '-500円', '-500 yen', '-500엔', '-500日元', '-500日元'],
  ['a sum with its word', '8,800円', '8800円', '8800 yen', '8800엔', '8800日元', '8800日元'],
  ['a year is one number', '2026', '2026', '2026', '2026', '2026', '2026'],
  [
    'a telephone number',
    '090-1234-5678',
    'ゼロキューゼロ、イチニーサンヨン、ゴーロクナナハチ',
    '0 9 0, 1 2 3 4, 5 6 7 8',
    '0 9 0, 1 2 3 4, 5 6 7 8',
    '0 9 0，1 2 3 4，5 6 7 8',
    '0 9 0，1 2 3 4，5 6 7 8',
  ],
  [
    'a telephone number abroad',
    '+1-541-555-0123',
    'プラス イチ、ゴーヨンイチ、ゴーゴーゴー、ゼロイチニーサン',
    'plus 1, 5 4 1, 5 5 5, 0 1 2 3',
    '플러스 1, 5 4 1, 5 5 5, 0 1 2 3',
    '加 1，5 4 1，5 5 5，0 1 2 3',
    '加 1，5 4 1，5 5 5，0 1 2 3',
  ],
  [
    'a telephone number without hyphens',
    '09012345678',
    'ゼロキューゼロ、イチニーサンヨン、ゴーロクナナハチ',
    '0 9 0, 1 2 3 4, 5 6 7 8',
    '0 9 0, 1 2 3 4, 5 6 7 8',
    '0 9 0，1 2 3 4，5 6 7 8',
    '0 9 0，1 2 3 4，5 6 7 8',
  ],
  [
    'a postcode',
    '〒783-0060',
    '郵便番号ナナハチサン、ゼロゼロロクゼロ',
    'postcode 7 8 3, 0 0 6 0',
    '우편번호 7 8 3, 0 0 6 0',
    '邮政编码7 8 3，0 0 6 0',
    '邮政编码7 8 3，0 0 6 0',
  ],
  ['a time on the hour', '15:00', '15時', '15:00', '15시', '15点', '15点'],
  ['a time', '9:30', '9時30分', '9:30', '9시30분', '9点30分', '9点30分'],
  [
    'two rooms of a kind',
    'シングル ×2',
    'シングル、2室',
    'シングル, 2 rooms',
    'シングル 2실',
    'シングル，2间',
    'シングル，2间',
  ],
];

/** Days of the week are written short in each language. */
const DAYS = [
  ['ja', '11月29日（日）', '11月29日、日曜日'],
  ['en', 'Sun, 29 Nov', 'Sunday, 29 Nov'],
  ['ko', '11월 29일 (일)', '11월 29일 일요일'],
  ['zh-Hans', '11月29日（周日）', '11月29日，星期日'],
  ['zh-Hant', '11月29日（週日）', '11月29日，星期日'],
] as const;

beforeEach(() => startTextsWith('ja', ja));
beforeEach(async () => {
  await loadWords('ja');
});

describe('a text as people say it', () => {
  it.each(ROWS)('%s: %s', (_, text, ...said) =>
    expect(LANGUAGES.map((lang) => asHeard(text, lang))).toEqual(said),
  );

  it.each(DAYS)('in %s %s', (lang, written, said) => expect(asHeard(written, lang)).toBe(said));

  it('a word in brackets is no day of the week', () =>
    expect(asHeard('有効期限（月）', 'ja')).toBe('有効期限（月）'));

  it.each([
    ['a room', '302', 'digits', 'サンゼロニー'],
    ['a room with its word', 'お部屋 1204', 'digits', 'お部屋 イチニーゼロヨン'],
    ['a code', 'A-07', 'code', '大文字のA ハイフン 0 7'],
  ])('%s is said letter by letter', (_, text, say, said) => expect(asHeard(text, 'ja', say)).toBe(said));
});

describe('a character by its name', () => {
  it.each([
    ['a', 'a'],
    ['Ｂ', '大文字のB'],
    ['７', '7'],
    ['-', 'ハイフン'],
    ['−', 'ハイフン'],
    ['@', 'アットマーク'],
    ['.', 'ドット'],
    ['_', 'アンダーバー'],
    ['ー', '長音'],
    ['ッ', '小さいツ'],
    ['ょ', '小さいよ'],
    ['ｶ', 'カ'],
    ['・', '中点'],
    ['　', '空白'],
    ['\n', '改行'],
    ['山', '山'],
  ])('%j', (letter, name) => expect(characterName(letter, 'ja')).toBe(name));

  it.each([
    ['en', 'at'],
    ['ko', '골뱅이'],
    ['zh-Hans', '艾特'],
    ['zh-Hant', '艾特'],
    ['fr', 'at'],
  ])('in %s', (lang, name) => expect(characterName('@', lang)).toBe(name));
});
