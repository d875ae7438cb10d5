/**
 * The customary regions of Japan as most Japanese forms have them (Hokkaido with Tohoku, Chugoku with Shikoku), each with the
 * full names of its prefectures as addresses have them, in the order of JIS X 0401. `other` is for an address outside of them.
 */
export const PREFECTURE_REGIONS = [
  { id: 'hokkaido-tohoku', names: '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県'.split(' ') },
  { id: 'kanto', names: '茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県'.split(' ') },
  { id: 'chubu', names: '新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県'.split(' ') },
  { id: 'kinki', names: '三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県'.split(' ') },
  {
    id: 'chugoku-shikoku',
    names: '鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県'.split(' '),
  },
  { id: 'kyushu-okinawa', names: '福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(' ') },
  { id: 'other', names: ['その他'] },
] as const;

/** The id of a region. */
export type PrefectureRegionId = (typeof PREFECTURE_REGIONS)[number]['id'];

/** The options of the prefecture field by their Japanese names: 47 prefectures, then `その他`. */
export const PREFECTURES: readonly string[] = PREFECTURE_REGIONS.flatMap(({ names }) => names);

/**
 * The name of a prefecture in a language. Returns `name` unchanged if it is not a prefecture.
 * @param name the Japanese name
 * @param names those of all in that language, in the order of `PREFECTURES`, each on a line
 */
export const prefectureName = (name: string, names: string): string =>
  names.split('\n')[PREFECTURES.indexOf(name)] ?? name;
