import type { CompanionField, RepresentativeField } from '../../../src/domain/visibility.ts';
import type { Words } from '../../server/staff-language.ts';

/** The fields of the guests' forms, as they are called among `visibility`. */
export const FIELD_WORDS: Readonly<Record<RepresentativeField | CompanionField, Words>> = {
  last_name: { en: 'Last name', ja: '姓' },
  first_name: { en: 'First name', ja: '名' },
  last_name_kana: { en: 'Last name (kana)', ja: '姓（カナ）' },
  first_name_kana: { en: 'First name (kana)', ja: '名（カナ）' },
  overseas: { en: 'Lives overseas', ja: '海外在住' },
  zip_code: { en: 'Postcode', ja: '郵便番号' },
  prefecture: { en: 'Prefecture', ja: '都道府県' },
  city: { en: 'City', ja: '市区町村' },
  subarea: { en: 'Area', ja: '町名' },
  address: { en: 'Further address', ja: '番地・建物名' },
  phone: { en: 'Phone', ja: '電話番号' },
  age: { en: 'Age', ja: '年齢' },
  gender: { en: 'Gender', ja: '性別' },
  occupation: { en: 'Occupation', ja: '職業' },
  prev_accommodation: { en: 'Came from', ja: '前泊地' },
  next_accommodation: { en: 'Goes to', ja: '行先地' },
  passport: { en: 'Passport', ja: 'パスポート' },
};

/** The levels of a field, from 0 on. */
export const LEVEL_WORDS: Readonly<Record<'ja' | 'en', readonly [string, string, string]>> = {
  en: ['0 – hidden', '1 – optional', '2 – required'],
  ja: ['0 – なし', '1 – 任意', '2 – 必須'],
};
