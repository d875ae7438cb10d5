import { type GuestFieldRow, HOME_STAY, JAPAN } from './field-row';
import { OCCUPATIONS, STAYS } from './usual-answers';

/** A part of a name, and its reading in kana. */
const NAME = {
  section: 'name',
  representative: 2,
  companion: 2,
  control: { kind: 'name' },
  rule: 'personName',
  line: 'name',
} as const;
const READING = {
  ...NAME,
  representative: 0,
  control: { kind: 'kana' },
  rule: 'kana',
  line: 'kana',
} as const;
/** Common to both phone fields. */
const PHONE = { section: 'address', level: 'phone', representative: 2, line: 'tel' } as const;
/** A part of an address in Japan, and an address elsewhere. */
const IN_JAPAN = {
  section: 'address',
  belongs: 'japan',
  representative: 2,
  rule: 'address',
  line: 'address',
} as const;
const OVERSEAS = { ...IN_JAPAN, belongs: 'overseas' } as const;
const STAY = { section: 'stay', representative: 0, rule: 'anyText', wide: true, line: 'own' } as const;

const TEXT = { kind: 'text', maxLength: 100 } as const;

/** Every field of a guest, in the order of the forms. `src/ARCHITECTURE.md` says how to add one. */
export const GUEST_FIELDS = {
  lastName: { ...NAME, level: 'last_name', member: 'last_name', points: 'last_name' },
  firstName: { ...NAME, level: 'first_name', member: 'first_name', points: 'first_name' },
  lastKana: { ...READING, level: 'last_name_kana', member: 'last_name_kana', points: 'last_name_kana' },
  firstKana: { ...READING, level: 'first_name_kana', member: 'first_name_kana', points: 'first_name_kana' },
  overseasFlug: {
    level: 'overseas',
    representative: 2,
    section: 'address',
    control: { kind: 'residence' },
    rule: 'anyChoice',
    wide: true,
    share: 'third',
  },
  postcode: {
    ...IN_JAPAN,
    level: 'zip_code',
    control: { kind: 'postcode' },
    rule: 'postcode',
    wide: true,
    share: 'two-thirds',
    hint: 'fields.postcode.hint',
    wire: 'zip_code',
    member: 'postcode',
    points: 'postal_code',
  },
  prefecture: {
    ...IN_JAPAN,
    level: 'prefecture',
    control: { kind: 'prefecture' },
    share: 'third',
    wire: 'prefecture',
    member: 'prefecture',
    points: 'address_prefecture_name',
  },
  city: {
    ...IN_JAPAN,
    level: 'city',
    control: TEXT,
    share: 'third',
    wire: 'city',
    member: 'city',
    points: 'address_city_name',
  },
  subarea: {
    ...IN_JAPAN,
    level: 'subarea',
    control: TEXT,
    share: 'third',
    wire: 'subarea',
    member: 'subarea',
    points: 'address_line_1',
  },
  furtherSubarea: {
    ...IN_JAPAN,
    level: 'address',
    control: { kind: 'text', maxLength: 200, houseNumber: true },
    share: 'two-thirds',
    wire: 'address',
    member: 'further_subarea',
    points: 'address_line_2',
  },
  // Every guest from overseas is asked: no setting hides it.
  countrycode: {
    ...OVERSEAS,
    control: { kind: 'country' },
    rule: 'anyChoice',
    wide: true,
    share: 'third',
    blank: JAPAN,
  },
  address: {
    ...OVERSEAS,
    level: 'address',
    control: { kind: 'multiline', maxLength: 400 },
    wide: true,
    share: 'tall',
    hint: 'fields.address.hint',
    wire: 'address',
  },
  // Follows the country of residence until the guest chooses another.
  telCountrycode: {
    ...PHONE,
    belongs: 'overseas',
    control: { kind: 'country', tel: true },
    share: 'third',
    rule: 'never',
    blank: JAPAN,
  },
  tel: {
    ...PHONE,
    control: { kind: 'digits', maxLength: 20, tel: true },
    share: 'third',
    rule: 'phone',
    hint: 'fields.tel.hint',
    short: 'fields.tel.short',
    member: 'tel',
    points: 'phone_number',
  },
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
    control: { kind: 'gender' },
    rule: 'gender',
    wide: true,
    share: 'two-thirds',
    line: 'own',
    member: 'sex',
    points: 'gender',
  },
  occupation: { ...STAY, level: 'occupation', control: { ...TEXT, usual: OCCUPATIONS }, wire: 'occupation' },
  prevAccommodation: {
    ...STAY,
    share: 'half',
    level: 'prev_accommodation',
    control: { ...TEXT, usual: STAYS },
    short: 'fields.prevAccommodation.short',
    blank: HOME_STAY,
    wire: 'prev_accommodation',
  },
  nextAccommodation: {
    ...STAY,
    share: 'half',
    level: 'next_accommodation',
    control: { ...TEXT, usual: STAYS },
    short: 'fields.nextAccommodation.short',
    blank: HOME_STAY,
    wire: 'next_accommodation',
  },
  // The photo page as bare base64 JPEG, which has its own call.
  passport: {
    level: 'passport',
    representative: 2,
    section: 'address',
    belongs: 'overseas',
    control: { kind: 'passport' },
    rule: 'passport',
    wide: true,
    share: 'beside',
    hint: 'fields.passport.hint',
  },
} as const satisfies Readonly<Record<string, GuestFieldRow>>;

export const FIELD_WORDS = {
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
} as const;

/** Sample answers of made-up guests. `true` is a picture. */
export const SAMPLE_ANSWERS = {
  lastName: '山田',
  firstName: '太郎',
  lastKana: 'ヤマダ',
  firstKana: 'タロウ',
  overseasFlug: 'false',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '１−２−３',
  countrycode: 'US',
  address: '12 Elm Street\nSpringfield, OR 97477',
  telCountrycode: 'US',
  tel: '09012345678',
  age: '42',
  gender: '1',
  occupation: '会社員',
  prevAccommodation: '東京',
  nextAccommodation: '大阪',
  passport: true,
} as const satisfies Readonly<Record<keyof typeof GUEST_FIELDS, string | true>>;
