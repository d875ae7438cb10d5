import { describe, expect, it } from 'vitest';
import { PREFECTURES, prefectureName } from '~/domain/prefectures';
import { readLanguageFiles } from '../../kiosk/build/language-files.ts';
import { flat } from '../../kiosk/build/language-texts.ts';

const FILES = readLanguageFiles();
const nameIn = (language: string) => {
  const texts = flat(FILES.get(language) ?? {});
  const names = texts.get('views.checkin.input_representative_view.prefecture_names') ?? '';
  return (name: string) => prefectureName(name, names);
};
const LANGUAGES = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'] as const;

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
])('%s in every language', (name, ...others) => {
  expect(LANGUAGES.map((language) => nameIn(language)(name))).toEqual([name, ...others]);
});

describe('every prefecture has a name of its own', () => {
  it.each([
    ['en', /^[A-Z][a-z]+$/],
    ['zh-Hans', /^(\p{Script=Han}+[都道府县]|其他)$/u],
    ['zh-Hant', /^(\p{Script=Han}+[都道府縣]|其他)$/u],
    ['ko', /^([\uAC00-\uD7A3]+[도부현]|기타)$/],
  ] as const)('in %s', (language, spelling) => {
    const names = PREFECTURES.map(({ name }) => nameIn(language)(name));
    expect(names.filter((name) => !spelling.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(PREFECTURES.length);
  });
});

// Of the Japanese characters only those remain that the script has as well.
it.each(['zh-Hans', 'zh-Hant'])('%s has no character that is Japanese alone', (language) => {
  const text = PREFECTURES.map(({ name }) => nameIn(language)(name)).join('');
  expect(text).not.toMatch(/[県広徳児縄]/);
  expect(text).not.toMatch(language === 'zh-Hans' ? /[宮島岡東馬鳥長愛賀庫縣廣繩]/ : /[静县广]/);
});
