/** The id of a region. */
export type PrefectureRegionId =
  | 'hokkaido-tohoku'
  | 'kanto'
  | 'chubu'
  | 'kinki'
  | 'chugoku-shikoku'
  | 'kyushu-okinawa'
  | 'other';

/** A group of prefectures in the prefecture field. */
export interface PrefectureRegion {
  /** Stable id; also the key of the translated label. */
  readonly id: PrefectureRegionId;
  readonly names: readonly string[];
}

/** The option for an address outside the 47 prefectures. */
const OTHER = 'その他';

/** The options of the prefecture field, as written in an address: the 47 prefectures in the order of JIS X 0401, then その他. */
export const PREFECTURES: readonly string[] = [
  '北海道',
  '青森県',
  '岩手県',
  '宮城県',
  '秋田県',
  '山形県',
  '福島県',
  '茨城県',
  '栃木県',
  '群馬県',
  '埼玉県',
  '千葉県',
  '東京都',
  '神奈川県',
  '新潟県',
  '富山県',
  '石川県',
  '福井県',
  '山梨県',
  '長野県',
  '岐阜県',
  '静岡県',
  '愛知県',
  '三重県',
  '滋賀県',
  '京都府',
  '大阪府',
  '兵庫県',
  '奈良県',
  '和歌山県',
  '鳥取県',
  '島根県',
  '岡山県',
  '広島県',
  '山口県',
  '徳島県',
  '香川県',
  '愛媛県',
  '高知県',
  '福岡県',
  '佐賀県',
  '長崎県',
  '熊本県',
  '大分県',
  '宮崎県',
  '鹿児島県',
  '沖縄県',
  OTHER,
];

/** Names of the JIS codes from `first` to `last`, inclusive. */
const between = (first: number, last: number): readonly string[] => PREFECTURES.slice(first - 1, last);

/**
 * The eight customary regions of Japan, grouped as on most Japanese forms (Hokkaido with Tohoku, Chugoku with
 * Shikoku), then `その他`. Every region is a range of JIS codes, and every prefecture is in exactly one region.
 */
export const PREFECTURE_REGIONS: readonly PrefectureRegion[] = [
  { id: 'hokkaido-tohoku', names: between(1, 7) },
  { id: 'kanto', names: between(8, 14) },
  { id: 'chubu', names: between(15, 23) },
  { id: 'kinki', names: between(24, 30) },
  { id: 'chugoku-shikoku', names: between(31, 39) },
  { id: 'kyushu-okinawa', names: between(40, 47) },
  { id: 'other', names: [OTHER] },
];

/**
 * The name of a prefecture in a language. Returns `name` unchanged if it is not a prefecture.
 * @param name the Japanese name
 * @param names those of all in that language, in the order of `PREFECTURES`, each on a line
 */
export function prefectureName(name: string, names: string): string {
  return names.split('\n')[PREFECTURES.indexOf(name)] ?? name;
}
