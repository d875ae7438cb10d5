import type { Overlay, Situation } from '../situation.ts';
import { NOTHING_ASKED } from './questions.ts';

/** The QR code without payment. */
const QR: Overlay = {
  ...NOTHING_ASKED,
  display: { use_checkin_payment: false, show_facility_name_on_qr: true },
  qr_code: {
    is_active_in_checkin: true,
    factors: ['prefix', 'reference_number', 'membership_number||kana_name', 'checkin_code'],
  },
};

/** Check-in that ends with a QR code for the front desk. */
export const QR_SITUATIONS: readonly Situation[] = [
  {
    id: 'qr-only',
    title: { ja: 'QRコードで完了', en: 'Check-in ends with a QR code' },
    tell: {
      ja: 'チェックイン後、施設名とQRコード',
      en: 'After check-in the facility’s name and the QR code',
    },
    guest: 'alone',
  },
  {
    id: 'qr-code-30',
    title: { ja: 'コード30', en: 'Code 30' },
    tell: { ja: '検索からすぐにQRコード', en: 'From the search straight to the QR code' },
    guest: 'checked-in',
  },
  {
    id: 'qr-code-40',
    title: { ja: 'コード40', en: 'Code 40' },
    tell: { ja: '検索からすぐにQRコード', en: 'From the search straight to the QR code' },
    guest: 'checked-in-settled',
  },
].map((situation) => ({ ...situation, settings: QR }));

/** The search screen and the reservation. */
export const SEARCH_SITUATIONS: readonly Situation[] = [
  {
    id: 'facility-selector',
    title: { ja: '施設の選択', en: 'Facility selector' },
    tell: {
      ja: '検索画面で本館・別館・離れを選びます',
      en: 'Main house, annex or cottage, chosen on the search screen',
    },
    guest: 'family',
    settings: { display: { use_facility_selector: true } },
  },
  {
    id: 'control-visibility',
    title: { ja: '施設ごとの入力項目', en: 'Each facility asks its own questions' },
    tell: {
      ja: '施設によって入力欄が変わります。離れはフリガナが先です',
      en: 'The fields follow the facility; the cottage asks for the reading first',
    },
    guest: 'family',
    settings: { display: { use_facility_selector: true, control_visibility: true } },
  },
  {
    id: 'phone-search',
    title: { ja: '電話番号でも検索', en: 'Search with phone number' },
    tell: {
      ja: '番号は何でも構いません。0だけの番号は見つかりません',
      en: 'Any number will do; only zeros finds nobody',
    },
    guest: 'alone',
    settings: { display: { use_phone_number_in_search: true } },
  },
  {
    id: 'search-with-spaces',
    title: { ja: 'お名前の空白を残して検索', en: 'Spaces stay in the name' },
    tell: {
      ja: '「受信した通信」でお名前の長さが変わります',
      en: 'See the length of the name in what arrived',
    },
    guest: 'alone',
    settings: { display: { search_without_spaces: false } },
  },
  {
    id: 'already-checked-in',
    title: { ja: 'チェックイン済みのご案内', en: 'Hint for guests already checked in' },
    tell: {
      ja: '検索画面にご案内。検索するとQRコード',
      en: 'A hint on the search screen; the search leads to the QR code',
    },
    guest: 'checked-in',
    settings: { ...QR, display: { use_checkin_payment: false, show_already_checked_in_message: true } },
  },
  {
    id: 'reservation-help',
    title: { ja: 'ご予約の内容が違うとき', en: 'When the reservation is wrong' },
    tell: { ja: '予約確認画面の「内容が違うときは」', en: 'The link on the reservation screen' },
    guest: 'family',
    settings: { display: { show_reservation_help: true } },
  },
  {
    id: 'reservation-detail',
    title: { ja: '泊数とお部屋タイプ', en: 'Nights and room types' },
    tell: { ja: '予約確認画面に泊数と2つのお部屋タイプ', en: 'Nights and two room types on the reservation' },
    guest: 'multi-rooms',
    settings: { display: { show_detail_reservation: true } },
  },
  {
    id: 'adults-only',
    title: { ja: 'お子様・その他の人数を表示しない', en: 'Children and others are not shown' },
    tell: { ja: 'お連れ様は大人だけを伺います', en: 'Only adults are asked about' },
    guest: 'family',
    settings: { display: { show_num_of_children: false, show_num_of_others: false } },
  },
];
