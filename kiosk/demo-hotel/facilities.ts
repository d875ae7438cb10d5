import type { Dialect } from '../hotel-api/contract/documents.ts';
import type { Worded } from './language.ts';

/** 0 hidden, 1 optional, 2 required. */
export type Level = 0 | 1 | 2;

export interface Visibilities {
  readonly representative: Readonly<Record<string, Level>>;
  readonly companion: Readonly<Record<string, Level>>;
}

export interface Facility {
  readonly id: string;
  readonly code: string;
  readonly name: Worded;
  readonly visibilities: Visibilities;
}

const NAME = ['last_name', 'first_name'];
const KANA = ['last_name_kana', 'first_name_kana'];
const PERSON = [...NAME, ...KANA, 'age', 'gender'];
const PLACE = ['zip_code', 'prefecture', 'city', 'subarea', 'address'];
const STAY = ['occupation', 'prev_accommodation', 'next_accommodation', 'passport'];
export const FIELDS = {
  representative: [...PERSON, 'overseas', ...PLACE, 'phone', ...STAY],
  companion: PERSON,
};

export const levels = (level: Level, fields: readonly string[]): Readonly<Record<string, Level>> =>
  Object.fromEntries(fields.map((field) => [field, level]));

/** Properties that ask for everything, for the law's minimum and for kana alone. */
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
      representative: levels(2, FIELDS.representative),
      companion: { ...levels(1, NAME), ...levels(2, KANA), age: 0, gender: 2 },
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
      representative: {
        ...levels(2, [...NAME, 'overseas', ...PLACE, 'phone', 'passport']),
        ...levels(1, ['occupation', 'age']),
      },
      companion: { ...levels(2, NAME), age: 1 },
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
        ...levels(0, [...NAME, 'overseas', 'passport']),
        ...levels(1, PLACE),
        ...levels(2, [...KANA, 'phone']),
      },
      companion: { ...levels(0, PERSON), last_name_kana: 2 },
    },
  },
];

/** Finds a facility by id (legacy) or code (cico). */
export function findFacility(id: string, dialect: Dialect): Facility | undefined {
  return FACILITIES.find((facility) => (dialect === 'cico' ? facility.code : facility.id) === id);
}

export function listFacilityIds(dialect: Dialect): string {
  return FACILITIES.map((facility) => (dialect === 'cico' ? facility.code : facility.id)).join(', ');
}
