import type { Language } from './languages';
import { PREFECTURES } from './prefectures';

/** Splits a list of names in the order of `PREFECTURES`, one line per region. */
const listOf = (names: string): readonly string[] => names.trim().split(/\s+/);

/**
 * English without long-vowel marks, as on road signs; Chinese in Chinese characters; Korean by its official
 * transcription rules.
 */
const NAMES = {
  en: listOf(`
    Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima
    Ibaraki Tochigi Gunma Saitama Chiba Tokyo Kanagawa
    Niigata Toyama Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi
    Mie Shiga Kyoto Osaka Hyogo Nara Wakayama
    Tottori Shimane Okayama Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi
    Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa
    Other
  `),
  'zh-Hans': listOf(`
    北海道 青森县 岩手县 宫城县 秋田县 山形县 福岛县
    茨城县 栃木县 群马县 埼玉县 千叶县 东京都 神奈川县
    新潟县 富山县 石川县 福井县 山梨县 长野县 岐阜县 静冈县 爱知县
    三重县 滋贺县 京都府 大阪府 兵库县 奈良县 和歌山县
    鸟取县 岛根县 冈山县 广岛县 山口县 德岛县 香川县 爱媛县 高知县
    福冈县 佐贺县 长崎县 熊本县 大分县 宫崎县 鹿儿岛县 冲绳县
    其他
  `),
  'zh-Hant': listOf(`
    北海道 青森縣 岩手縣 宮城縣 秋田縣 山形縣 福島縣
    茨城縣 栃木縣 群馬縣 埼玉縣 千葉縣 東京都 神奈川縣
    新潟縣 富山縣 石川縣 福井縣 山梨縣 長野縣 岐阜縣 靜岡縣 愛知縣
    三重縣 滋賀縣 京都府 大阪府 兵庫縣 奈良縣 和歌山縣
    鳥取縣 島根縣 岡山縣 廣島縣 山口縣 德島縣 香川縣 愛媛縣 高知縣
    福岡縣 佐賀縣 長崎縣 熊本縣 大分縣 宮崎縣 鹿兒島縣 沖繩縣
    其他
  `),
  ko: listOf(`
    홋카이도 아오모리현 이와테현 미야기현 아키타현 야마가타현 후쿠시마현
    이바라키현 도치기현 군마현 사이타마현 지바현 도쿄도 가나가와현
    니가타현 도야마현 이시카와현 후쿠이현 야마나시현 나가노현 기후현 시즈오카현 아이치현
    미에현 시가현 교토부 오사카부 효고현 나라현 와카야마현
    돗토리현 시마네현 오카야마현 히로시마현 야마구치현 도쿠시마현 가가와현 에히메현 고치현
    후쿠오카현 사가현 나가사키현 구마모토현 오이타현 미야자키현 가고시마현 오키나와현
    기타
  `),
} satisfies Readonly<Record<Exclude<Language, 'ja'>, readonly string[]>>;

const BY_LANGUAGE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(NAMES));

/**
 * The name of a prefecture in a language. Returns `name` unchanged if it is not a prefecture.
 * @param name the Japanese name
 */
export function prefectureName(name: string, language: string): string {
  const place = PREFECTURES.findIndex((prefecture) => prefecture.name === name);
  return BY_LANGUAGE.get(language)?.[place] ?? name;
}
