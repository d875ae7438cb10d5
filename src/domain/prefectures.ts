/** The regions of Japanese forms with their prefectures, in the order of JIS X 0401. `other` is an address elsewhere. */
export const PREFECTURE_REGIONS = [
  {
    heading: 'views.checkin.input_representative_view.regions.hokkaido_tohoku',
    names: ['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'],
  },
  {
    heading: 'views.checkin.input_representative_view.regions.kanto',
    names: ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'],
  },
  {
    heading: 'views.checkin.input_representative_view.regions.chubu',
    names: ['新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県'],
  },
  {
    heading: 'views.checkin.input_representative_view.regions.kinki',
    names: ['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
  },
  {
    heading: 'views.checkin.input_representative_view.regions.chugoku_shikoku',
    names: ['鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県', '香川県', '愛媛県', '高知県'],
  },
  {
    heading: 'views.checkin.input_representative_view.regions.kyushu_okinawa',
    names: ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
  },
  { heading: 'views.checkin.input_representative_view.regions.other', names: ['その他'] },
] as const;

export interface Prefecture {
  /** Name as in an address: `東京都`. */
  readonly name: string;
  /** JIS X 0401 code: `13`; `99` for `その他`. */
  readonly code1: string;
  /** ISO 3166-2 code: `JP-13`; empty for `その他`. */
  readonly code2: string;
}

/** The 47 prefectures in the order of JIS X 0401, then `その他`. */
export const PREFECTURES: readonly Prefecture[] = PREFECTURE_REGIONS.flatMap(
  ({ names }): readonly string[] => names,
).map((name, index) => {
  const number = String(index + 1).padStart(2, '0');
  return name === 'その他'
    ? { name, code1: '99', code2: '' }
    : { name, code1: number, code2: `JP-${number}` };
});

/**
 * The name of a prefecture in a language; any other `name` stays.
 * @param name the Japanese name
 * @param names the names in that language, in the order of `PREFECTURES`, one a line
 */
export const prefectureName = (name: string, names: string): string =>
  names.split('\n')[PREFECTURES.findIndex((prefecture) => prefecture.name === name)] ?? name;
