import type { Dialect } from '../hotel-api/contract/documents.ts';
import type { Worded } from './language.ts';

/** Visibility level of a field: 0 hidden, 1 optional, 2 required. */
type Level = 0 | 1 | 2;

/** Which fields a facility asks for. */
export interface Visibilities {
  readonly representative: Readonly<Record<string, Level>>;
  readonly companion: Readonly<Record<string, Level>>;
}

/** One of the demo hotel's properties. */
export interface Facility {
  /** Legacy id. */
  readonly id: string;
  /** cico code. */
  readonly code: string;
  readonly name: Worded;
  readonly visibilities: Visibilities;
}

const ADDRESS = { zip_code: 2, prefecture: 2, city: 2, subarea: 2, address: 2, phone: 2 } as const;
const NAME = { last_name: 2, first_name: 2 } as const;
const KANA = { last_name_kana: 2, first_name_kana: 2 } as const;

/** The facilities: one asks for everything, one for the law's minimum, one for kana alone. */
export const FACILITIES: readonly Facility[] = [
  {
    id: '101',
    code: 'HONKAN',
    name: {
      ja: '湖畔の宿 本館',
      en: 'Lakeside Inn, Main House',
      'zh-Hans': '湖畔之宿 本馆',
      'zh-Hant': '湖畔之宿 本館',
      ko: '호반의 숙소 본관',
    },
    visibilities: {
      representative: {
        ...NAME,
        ...KANA,
        ...ADDRESS,
        overseas: 2,
        age: 2,
        gender: 2,
        occupation: 2,
        prev_accommodation: 2,
        next_accommodation: 2,
        passport: 2,
      },
      companion: { last_name: 1, first_name: 1, last_name_kana: 2, first_name_kana: 2, age: 0, gender: 2 },
    },
  },
  {
    id: '102',
    code: 'BEKKAN',
    name: {
      ja: '湖畔の宿 別館',
      en: 'Lakeside Inn, Annex',
      'zh-Hans': '湖畔之宿 别馆',
      'zh-Hant': '湖畔之宿 別館',
      ko: '호반의 숙소 별관',
    },
    visibilities: {
      representative: { ...NAME, ...ADDRESS, overseas: 2, passport: 2, occupation: 1, age: 1 },
      companion: { ...NAME, age: 1 },
    },
  },
  {
    id: '103',
    code: 'HANARE',
    name: {
      ja: '湖畔の宿 離れ',
      en: 'Lakeside Inn, Cottage',
      'zh-Hans': '湖畔之宿 独栋别院',
      'zh-Hant': '湖畔之宿 獨棟別院',
      ko: '호반의 숙소 별채',
    },
    visibilities: {
      representative: {
        last_name: 0,
        first_name: 0,
        ...KANA,
        overseas: 0,
        zip_code: 1,
        prefecture: 1,
        city: 1,
        subarea: 1,
        address: 1,
        phone: 2,
        passport: 0,
      },
      companion: { last_name: 0, first_name: 0, last_name_kana: 2, first_name_kana: 0, age: 0, gender: 0 },
    },
  },
];

/** The facility of that id (legacy) or code (cico). */
export function findFacility(id: string, dialect: Dialect): Facility | undefined {
  return FACILITIES.find((facility) => (dialect === 'cico' ? facility.code : facility.id) === id);
}

/** All ids or codes, for a message. */
export function listFacilityIds(dialect: Dialect): string {
  return FACILITIES.map((facility) => (dialect === 'cico' ? facility.code : facility.id)).join(', ');
}
