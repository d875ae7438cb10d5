import { describe, expect, it } from 'vitest';
import { PREFECTURE_REGIONS, PREFECTURES, prefectureName } from '~/domain/prefectures';
import { languageFile, SHIPPED } from '../../kiosk/languages/language-files.ts';
import { flat } from '../../src/i18n/text-trees.ts';

const japanese = PREFECTURES.slice(0, -1);

describe('prefectures', () => {
  it('are 47 and one other', () => {
    expect(PREFECTURES).toHaveLength(48);
    expect(PREFECTURES.at(-1)?.name).toBe('その他');
  });

  it.each(['name', 'code1'] as const)('each has a %s of its own', (key) =>
    expect(new Set(PREFECTURES.map((prefecture) => prefecture[key])).size).toBe(48),
  );

  it('bear the names that addresses are written with', () =>
    expect(japanese.filter(({ name }) => !/^(北海道|東京都|(京都|大阪)府|.{2,3}県)$/.test(name))).toEqual(
      [],
    ));

  it.each([
    ['北海道', '01'],
    ['宮城県', '04'],
    ['東京都', '13'],
    ['長野県', '20'],
    ['京都府', '26'],
    ['大阪府', '27'],
    ['福岡県', '40'],
    ['沖縄県', '47'],
  ])('%s is %s in JIS X 0401 and in ISO 3166-2', (name, code1) =>
    expect(PREFECTURES.find((prefecture) => prefecture.name === name)).toMatchObject({
      code1,
      code2: `JP-${code1}`,
    }),
  );

  it('are in exactly one region each, in order', () =>
    expect(PREFECTURE_REGIONS.flatMap(({ names }) => names)).toEqual(PREFECTURES.map(({ name }) => name)));
});

const nameIn = (language: (typeof SHIPPED)[number]) => {
  const texts = flat(languageFile(language));
  const names = texts.get('views.checkin.input_representative_view.prefecture_names') ?? '';
  return (name: string) => prefectureName(name, names);
};

it.each([
  ['北海道', 'Hokkaido', '北海道', '北海道', '홋카이도'],
  ['宮城県', 'Miyagi', '宫城县', '宮城縣', '미야기현'],
  ['東京都', 'Tokyo', '东京都', '東京都', '도쿄도'],
  ['神奈川県', 'Kanagawa', '神奈川县', '神奈川縣', '가나가와현'],
  ['静岡県', 'Shizuoka', '静冈县', '靜岡縣', '시즈오카현'],
  ['京都府', 'Kyoto', '京都府', '京都府', '교토부'],
  ['広島県', 'Hiroshima', '广岛县', '廣島縣', '히로시마현'],
  ['徳島県', 'Tokushima', '德岛县', '德島縣', '도쿠시마현'],
  ['福岡県', 'Fukuoka', '福冈县', '福岡縣', '후쿠오카현'],
  ['沖縄県', 'Okinawa', '冲绳县', '沖繩縣', '오키나와현'],
  ['その他', 'Other', '其他', '其他', '기타'],
  ['蛍が丘', '蛍が丘', '蛍が丘', '蛍が丘', '蛍が丘'],
])('%s in every language', (name, ...others) =>
  expect(SHIPPED.map((language) => nameIn(language)(name))).toEqual([name, ...others]),
);

it.each([
  ['en', /^[A-Z][a-z]+$/],
  ['zh-Hans', /^(\p{Script=Han}+[都道府县]|其他)$/u],
  ['zh-Hant', /^(\p{Script=Han}+[都道府縣]|其他)$/u],
  ['ko', /^([\uAC00-\uD7A3]+[도부현]|기타)$/],
] as const)('every prefecture has a name of its own in %s', (language, spelling) => {
  const names = PREFECTURES.map(({ name }) => nameIn(language)(name));
  expect(names.filter((name) => !spelling.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(PREFECTURES.length);
});

// Only the script's own Japanese characters remain.
it.each(['zh-Hans', 'zh-Hant'] as const)('%s has no character that is Japanese alone', (language) => {
  const text = PREFECTURES.map(({ name }) => nameIn(language)(name)).join('');
  expect(text).not.toMatch(/[県広徳児縄]/);
  expect(text).not.toMatch(language === 'zh-Hans' ? /[宮島岡東馬鳥長愛賀庫縣廣繩]/ : /[静县广]/);
});
