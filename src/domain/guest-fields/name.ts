import { type GuestFieldRow, type LevelWords, NAME, READING, type SampleAnswers } from '../field-row';
import { GENDERS } from '../usual-answers';

/** The guest as a person. */
export const rows = {
  lastName: { ...NAME, level: 'last_name', member: 'last_name', points: 'last_name' },
  firstName: { ...NAME, level: 'first_name', member: 'first_name', points: 'first_name' },
  lastKana: { ...READING, level: 'last_name_kana', member: 'last_name_kana', points: 'last_name_kana' },
  firstKana: { ...READING, level: 'first_name_kana', member: 'first_name_kana', points: 'first_name_kana' },
  age: {
    level: 'age',
    representative: 0,
    companion: 2,
    section: 'name',
    // Nobody is 130: from 13 on two digits are an age.
    control: { kind: 'digits', maxLength: 3, whole: /^(1[3-9]|[2-9]\d)$/ },
    rule: 'age',
    share: 'third',
    line: 'age',
    points: 'birthday',
  },
  gender: {
    level: 'gender',
    representative: 0,
    companion: 0,
    section: 'name',
    control: { kind: 'choice', answers: GENDERS },
    rule: 'gender',
    wide: true,
    share: 'two-thirds',
    line: 'own',
    member: 'sex',
    points: 'gender',
  },
} as const satisfies Readonly<Record<string, GuestFieldRow>>;

export const words = {
  last_name: { en: 'Last name', ja: '姓' },
  first_name: { en: 'First name', ja: '名' },
  last_name_kana: { en: 'Last name (kana)', ja: '姓（カナ）' },
  first_name_kana: { en: 'First name (kana)', ja: '名（カナ）' },
  age: { en: 'Age', ja: '年齢' },
  gender: { en: 'Gender', ja: '性別' },
} as const satisfies LevelWords<typeof rows>;

export const samples = {
  lastName: '山田',
  firstName: '太郎',
  lastKana: 'ヤマダ',
  firstKana: 'タロウ',
  age: '42',
  gender: '1',
} as const satisfies SampleAnswers<typeof rows>;
