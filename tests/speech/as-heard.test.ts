import { beforeEach, describe, expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { asHeard } from '~/speech/as-heard';
import { characterName } from '~/speech/characters';
import { loadWords } from '~/speech/texts';

const LANGUAGES = ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'] as const;
type Row = readonly [what: string, text: string, ...said: readonly string[]];

/** Speech in Japanese, English, Korean and both kinds of Chinese. */
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
  [
    'a sum that is given back',
    '￥-500',
    'マイナス500円',
    'minus 500 yen',
    '마이너스 500엔',
    '负500日元',
    '负500日元',
  ],
  [
    'a sum that is taken off the bill',
    '−¥12,000',
    'マイナス12000円',
    'minus 12000 yen',
    '마이너스 12000엔',
    '负12000日元',
    '负12000日元',
  ],
  ['nothing to pay', '¥0', '0円', '0 yen', '0엔', '0日元', '0日元'],
  ['a sum with a fraction', '¥12.5', '12.5円', '12.5 yen', '12.5엔', '12.5日元', '12.5日元'],
  [
    'a sum as Korean and Chinese write it',
    'JP¥1,000',
    '1000円',
    '1000 yen',
    '1000엔',
    '1000日元',
    '1000日元',
  ],
  ['wide digits', '￥１，０００', '1000円', '1000 yen', '1000엔', '1000日元', '1000日元'],
  ['a sum with its word', '8,800円', '8800円', '8800 yen', '8800엔', '8800日元', '8800日元'],
  [
    'the parts of an address',
    '丸の内1−2−3',
    '丸の内1の2の3',
    '丸の内1−2−3',
    '丸の内1−2−3',
    '丸の内1−2−3',
    '丸の内1−2−3',
  ],
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
  ['a room that begins with a zero', '0101', 'ゼロイチゼロイチ', '0 1 0 1', '0 1 0 1', '0 1 0 1', '0 1 0 1'],
  [
    'a telephone number with brackets',
    '03(1234)5678',
    'ゼロサン、イチニーサンヨン、ゴーロクナナハチ',
    '0 3, 1 2 3 4, 5 6 7 8',
    '0 3, 1 2 3 4, 5 6 7 8',
    '0 3，1 2 3 4，5 6 7 8',
    '0 3，1 2 3 4，5 6 7 8',
  ],
  [
    'a telephone number abroad with spaces',
    '+44 20 7946 0000',
    'プラス ヨンヨン、ニーゼロ、ナナキューヨンロク、ゼロゼロゼロゼロ',
    'plus 4 4, 2 0, 7 9 4 6, 0 0 0 0',
    '플러스 4 4, 2 0, 7 9 4 6, 0 0 0 0',
    '加 4 4，2 0，7 9 4 6，0 0 0 0',
    '加 4 4，2 0，7 9 4 6，0 0 0 0',
  ],
  [
    'a date, not a telephone number',
    '2026-11-29',
    '2026年11月29日',
    'November 29, 2026',
    '2026년 11월 29일',
    '2026年11月29日',
    '2026年11月29日',
  ],
  ['a floor', '2F', '2階', 'floor 2', '2층', '2楼', '2楼'],
  ['a basement', 'B1F', '地下1階', 'basement 1', '지하 1층', '地下1楼', '地下1楼'],
  ['a time from then on', '15:00〜', '15時から', '15:00 onwards', '15시부터', '15点起', '15点起'],
  [
    'a stretch of time',
    '15:00〜22:00',
    '15時から22時',
    '15:00 to 22:00',
    '15시에서 22시',
    '15点至22点',
    '15点至22点',
  ],
  [
    'a stretch with a hyphen',
    '7:00-9:30',
    '7時から9時30分',
    '7:00 to 9:30',
    '7시에서 9시30분',
    '7点至9点30分',
    '7点至9点30分',
  ],
  ['ornaments', '★ 〜温泉〜 😊', '温泉', '温泉', '温泉', '温泉', '温泉'],
  ['a line that is drawn', '-----', '', '', '', '', ''],
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
  ['en', 'Sun, 29 Nov', 'Sunday, 29 November'],
  ['en', 'Sun deck, open Mon–Fri', 'Sun deck, open Monday to Friday'],
  ['ja', '12月24日 (木)', '12月24日、木曜日'],
  ['ja', '1/1（木・祝）は休業', '1月1日、木曜日は休業'],
  ['ko', '12/24 (목)', '12월 24일 목요일'],
  ['zh-Hans', '12/24（周四）', '12月24日，星期四'],
  ['ja', '24/7', '24/7'],
  ['ja', '割引 10％', '割引 10パーセント'],
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
    ['’', 'アポストロフィ'],
    ['！', '感嘆符'],
    ['（', 'かっこ'],
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
