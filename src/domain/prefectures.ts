/** One choice of the prefecture field. */
export interface Prefecture {
  /** Full Japanese name, as it is written in an address: `東京都`. */
  readonly name: string;
  /** Two digits of JIS X 0401 (prefecture identification code): `13`. */
  readonly code1: string;
  /** ISO 3166-2 subdivision code: `JP-13`; empty for `その他`. */
  readonly code2: string;
}

export type PrefectureRegionId =
  | 'hokkaido-tohoku'
  | 'kanto'
  | 'chubu'
  | 'kinki'
  | 'chugoku-shikoku'
  | 'kyushu-okinawa'
  | 'other';

export interface PrefectureRegion {
  /** Stable id; the label shown to the guest is translated by it. */
  readonly id: PrefectureRegionId;
  readonly names: readonly string[];
}

/** The entry for an address outside the 47 prefectures. It belongs to neither standard. */
const OTHER: Prefecture = { name: 'その他', code1: '99', code2: '' };

/** Japanese and English names. The order is that of JIS X 0401, so a row's place gives its code. */
const JIS_ORDER = [
  ['北海道', 'Hokkaido'],
  ['青森県', 'Aomori'],
  ['岩手県', 'Iwate'],
  ['宮城県', 'Miyagi'],
  ['秋田県', 'Akita'],
  ['山形県', 'Yamagata'],
  ['福島県', 'Fukushima'],
  ['茨城県', 'Ibaraki'],
  ['栃木県', 'Tochigi'],
  ['群馬県', 'Gunma'],
  ['埼玉県', 'Saitama'],
  ['千葉県', 'Chiba'],
  ['東京都', 'Tokyo'],
  ['神奈川県', 'Kanagawa'],
  ['新潟県', 'Niigata'],
  ['富山県', 'Toyama'],
  ['石川県', 'Ishikawa'],
  ['福井県', 'Fukui'],
  ['山梨県', 'Yamanashi'],
  ['長野県', 'Nagano'],
  ['岐阜県', 'Gifu'],
  ['静岡県', 'Shizuoka'],
  ['愛知県', 'Aichi'],
  ['三重県', 'Mie'],
  ['滋賀県', 'Shiga'],
  ['京都府', 'Kyoto'],
  ['大阪府', 'Osaka'],
  ['兵庫県', 'Hyogo'],
  ['奈良県', 'Nara'],
  ['和歌山県', 'Wakayama'],
  ['鳥取県', 'Tottori'],
  ['島根県', 'Shimane'],
  ['岡山県', 'Okayama'],
  ['広島県', 'Hiroshima'],
  ['山口県', 'Yamaguchi'],
  ['徳島県', 'Tokushima'],
  ['香川県', 'Kagawa'],
  ['愛媛県', 'Ehime'],
  ['高知県', 'Kochi'],
  ['福岡県', 'Fukuoka'],
  ['佐賀県', 'Saga'],
  ['長崎県', 'Nagasaki'],
  ['熊本県', 'Kumamoto'],
  ['大分県', 'Oita'],
  ['宮崎県', 'Miyazaki'],
  ['鹿児島県', 'Kagoshima'],
  ['沖縄県', 'Okinawa'],
] as const;

/**
 * The 47 prefectures in the order of JIS X 0401, then `その他` (48 entries).
 * ISO 3166-2:JP takes its numbers from the JIS standard, so `13` is also `JP-13`.
 */
export const PREFECTURES: readonly Prefecture[] = [
  ...JIS_ORDER.map(([name], index) => {
    const code1 = String(index + 1).padStart(2, '0');
    return { name, code1, code2: `JP-${code1}` };
  }),
  OTHER,
];

/** English names for the English screen, by Japanese name, without long-vowel marks as on road signs. */
export const PREFECTURE_ROMAJI: Readonly<Record<string, string>> = Object.fromEntries([
  ...JIS_ORDER,
  [OTHER.name, 'Other'],
]);

/** Names of the JIS codes `first` to `last`, both included. */
const between = (first: number, last: number): readonly string[] =>
  JIS_ORDER.slice(first - 1, last).map(([name]) => name);

/**
 * The customary eight regions of Japan, paired as on most Japanese forms (Hokkaido with Tohoku, Chugoku with
 * Shikoku), then `その他`. Every region is a run of JIS codes, and every prefecture is in exactly one.
 */
export const PREFECTURE_REGIONS: readonly PrefectureRegion[] = [
  { id: 'hokkaido-tohoku', names: between(1, 7) },
  { id: 'kanto', names: between(8, 14) },
  { id: 'chubu', names: between(15, 23) },
  { id: 'kinki', names: between(24, 30) },
  { id: 'chugoku-shikoku', names: between(31, 39) },
  { id: 'kyushu-okinawa', names: between(40, 47) },
  { id: 'other', names: [OTHER.name] },
];
