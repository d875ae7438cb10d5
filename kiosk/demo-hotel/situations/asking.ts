import { DEMO_AUTHORIZATION, DEMO_CLIENT_KEY } from '../dialects.ts';
import { NOTHING, type Overlay, situationsOf } from '../situation.ts';

export const FORM_SITUATIONS = situationsOf(NOTHING, {
  'country-code': {
    ja: { title: '都道府県に国コード', tell: 'お住まいを海外にすると、都道府県として国コードを送ります' },
    en: {
      title: 'Country code as prefecture',
      tell: 'A guest from overseas sends the country code as prefecture',
    },
    guest: 'overseas',
    settings: { display: { country_code_as_prefecture: true } },
  },
  'combined-address': {
    ja: { title: '市区町村と町域をひとつの欄で', tell: '郵便番号 7830060 で「南国市蛍が丘」' },
    en: { title: 'City and area in one field', tell: 'Postcode 7830060 fills in both' },
    guest: 'alone',
    settings: { display: { separate_city_and_area: false } },
  },
  'kana-first': {
    ja: { title: 'フリガナだけが必須', tell: 'フリガナの欄が先に来ます' },
    en: { title: 'Only the reading is required', tell: 'Its fields come first' },
    guest: 'alone',
    settings: {
      visibility: { representative: { last_name: 1, first_name: 1, last_name_kana: 2, first_name_kana: 2 } },
    },
  },
  'passport-reader': {
    ja: {
      title: 'パスポートの読み取り機',
      tell: 'お客様情報の画面で、この画面の「パスポートの読み取り」から送ると、お名前・性別・年齢・国が入ります',
    },
    en: {
      title: 'A passport reader',
      tell: 'On the form of the guests: what “Passport reader” on this page sends fills in names, gender, age and country',
    },
    guest: 'overseas',
    settings: { kiosk: { passport_reader: true } },
  },
  'session-ends': {
    ja: {
      title: '入力中に有効期限が切れる',
      tell: '最後のボタンで予約を自動で検索し直し、そのままチェックインできます',
    },
    en: {
      title: 'The session ends in the form',
      tell: 'The last button looks the reservation up again by itself, and check-in goes on',
    },
    guest: 'alone',
    fault: { call: 'execute_checkin_request', kind: 'token-ended', times: 1 },
  },
  'names-as-typed': {
    ja: { title: 'お名前を全角にしない', tell: '姓に Smith と入力すると半角のまま' },
    en: { title: 'Names stay as typed', tell: 'Smith is not made full width' },
    guest: 'overseas',
    settings: { converter: { convert_single_name_to_mult: false } },
  },
});

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

export const MEMBER_SITUATIONS = situationsOf(NOTHING, {
  'member-legacy': {
    ja: { title: '会員（legacy）', tell: '代表者の入力欄に会員情報が入ります' },
    en: { title: 'A member (legacy)', tell: 'The profile fills in the representative' },
    guest: 'member',
    settings: LEGACY_MEMBERS,
  },
  'member-cico': {
    ja: { title: '会員（cico）', tell: '会員のリンクで開きます。検索欄にもお名前が入ります' },
    en: { title: 'A member (cico)', tell: "Opens by the member's link; the search is filled in as well" },
    guest: 'member',
    settings: CICO_MEMBERS,
    address: linkOf('M0001'),
  },
  'member-without-gender': {
    ja: { title: '性別未登録の会員（cico）', tell: '性別は未選択のまま、年齢は生年月日から' },
    en: {
      title: 'A member who gave no gender (cico)',
      tell: 'Gender stays open, age comes from the birthday',
    },
    guest: 'member-without-gender',
    settings: CICO_MEMBERS,
    address: linkOf('M0002'),
  },
  'member-service-fails': {
    ja: { title: '会員サービスの障害', tell: '空欄のまま、チェックインは続けられます' },
    en: { title: 'The member service fails', tell: 'Nothing is filled in, and check-in goes on' },
    guest: 'member',
    settings: LEGACY_MEMBERS,
    fault: { call: 'members', kind: 'empty-status', status: 503 },
  },
  'member-service-hangs': {
    ja: { title: '会員サービスの応答なし', tell: '3秒だけ待って、チェックインは続けられます' },
    en: { title: 'The member service does not answer', tell: 'Three seconds at most, then check-in goes on' },
    guest: 'member',
    settings: LEGACY_MEMBERS,
    fault: { call: 'members', kind: 'hang' },
  },
});
