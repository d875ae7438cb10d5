import { DEMO_AUTHORIZATION, DEMO_CLIENT_KEY } from '../dialects.ts';
import type { Overlay, Situation } from '../situation.ts';

/** Settings about the forms. */
export const FORM_SITUATIONS: readonly Situation[] = [
  {
    id: 'country-code',
    title: { ja: '都道府県に国コード', en: 'Country code as prefecture' },
    tell: {
      ja: 'お住まいを海外にすると、都道府県として国コードを送ります',
      en: 'A guest from overseas sends the country code as prefecture',
    },
    guest: 'overseas',
    settings: { display: { country_code_as_prefecture: true } },
  },
  {
    id: 'combined-address',
    title: { ja: '市区町村と町域をひとつの欄で', en: 'City and area in one field' },
    tell: { ja: '郵便番号 7830060 で「南国市蛍が丘」', en: 'Postcode 7830060 fills in both' },
    guest: 'alone',
    settings: { display: { separate_city_and_area: false } },
  },
  {
    id: 'kana-first',
    title: { ja: 'フリガナだけが必須', en: 'Only the reading is required' },
    tell: { ja: 'フリガナの欄が先に来ます', en: 'Its fields come first' },
    guest: 'alone',
    settings: {
      visibility: { representative: { last_name: 1, first_name: 1, last_name_kana: 2, first_name_kana: 2 } },
    },
  },
  {
    id: 'passport-reader',
    title: { ja: 'パスポートの読み取り機', en: 'A passport reader' },
    tell: {
      ja: 'お客様情報の画面で、この画面の「パスポートの読み取り」から送ると、お名前・性別・年齢・国が入ります',
      en: 'On the form of the guests: what “Passport reader” on this page sends fills in names, gender, age and country',
    },
    guest: 'overseas',
    settings: { kiosk: { passport_reader: true } },
  },
  {
    id: 'names-as-typed',
    title: { ja: 'お名前を全角にしない', en: 'Names stay as typed' },
    tell: { ja: '姓に Smith と入力すると半角のまま', en: 'Smith is not made full width' },
    guest: 'overseas',
    settings: { converter: { convert_single_name_to_mult: false } },
  },
];

const LEGACY_MEMBERS: Overlay = {
  system: 'legacy',
  facility: { id: '101' },
  display: { use_membership_info: true },
};
const CICO_MEMBERS: Overlay = {
  system: 'cico',
  api: { authorization_client: DEMO_CLIENT_KEY },
  facility: { id: 'HONKAN' },
  display: { use_membership_info: true },
};
const linkOf = (membershipNumber: string): string =>
  `/?authorization=${DEMO_AUTHORIZATION}&membership_number=${membershipNumber}`;

/** Members of both back ends. */
export const MEMBER_SITUATIONS: readonly Situation[] = [
  {
    id: 'member-legacy',
    title: { ja: '会員（legacy）', en: 'A member (legacy)' },
    tell: { ja: '代表者の入力欄に会員情報が入ります', en: 'The profile fills in the representative' },
    guest: 'member',
    settings: LEGACY_MEMBERS,
  },
  {
    id: 'member-cico',
    title: { ja: '会員（cico）', en: 'A member (cico)' },
    tell: {
      ja: '会員のリンクで開きます。検索欄にもお名前が入ります',
      en: "Opens by the member's link; the search is filled in as well",
    },
    guest: 'member',
    settings: CICO_MEMBERS,
    address: linkOf('M0001'),
  },
  {
    id: 'member-without-gender',
    title: { ja: '性別未登録の会員（cico）', en: 'A member who gave no gender (cico)' },
    tell: {
      ja: '性別は未選択のまま、年齢は生年月日から',
      en: 'Gender stays open, age comes from the birthday',
    },
    guest: 'member-without-gender',
    settings: CICO_MEMBERS,
    address: linkOf('M0002'),
  },
  {
    id: 'member-service-fails',
    title: { ja: '会員サービスの障害', en: 'The member service fails' },
    tell: { ja: '空欄のまま、チェックインは続けられます', en: 'Nothing is filled in, and check-in goes on' },
    guest: 'member',
    settings: LEGACY_MEMBERS,
    fault: { call: 'members', kind: 'empty-status', status: 503 },
  },
  {
    id: 'member-service-hangs',
    title: { ja: '会員サービスの応答なし', en: 'The member service does not answer' },
    tell: {
      ja: '3秒だけ待って、チェックインは続けられます',
      en: 'Three seconds at most, then check-in goes on',
    },
    guest: 'member',
    settings: LEGACY_MEMBERS,
    fault: { call: 'members', kind: 'hang' },
  },
];
