import { NOTHING, NOTHING_ASKED, type Overlay, situationsOf } from '../situation.ts';

/** The QR code without payment. */
const QR: Overlay = {
  ...NOTHING_ASKED,
  display: { use_checkin_payment: false, show_facility_name_on_qr: true },
  qr_code: {
    is_active_in_checkin: true,
    factors: ['prefix', 'reference_number', 'membership_number||kana_name', 'checkin_code'],
  },
};

const WITH_QR = { settings: QR };

export const QR_SITUATIONS = situationsOf(WITH_QR, {
  'qr-only': {
    ja: { title: 'QRコードで完了', tell: 'チェックイン後、施設名とQRコード' },
    en: {
      title: 'Check-in ends with a QR code',
      tell: 'After check-in the facility’s name and the QR code',
    },
    guest: 'alone',
  },
  'qr-code-30': {
    ja: { title: 'コード30', tell: '検索からすぐにQRコード' },
    en: { title: 'Code 30', tell: 'From the search straight to the QR code' },
    guest: 'checked-in',
  },
  'qr-code-40': {
    ja: { title: 'コード40', tell: '検索からすぐにQRコード' },
    en: { title: 'Code 40', tell: 'From the search straight to the QR code' },
    guest: 'checked-in-settled',
  },
});

export const SEARCH_SITUATIONS = situationsOf(NOTHING, {
  'facility-selector': {
    ja: { title: '施設の選択', tell: '検索画面で本館・別館・離れを選びます' },
    en: { title: 'Facility selector', tell: 'Main house, annex or cottage, chosen on the search screen' },
    guest: 'family',
    settings: { display: { use_facility_selector: true } },
  },
  'control-visibility': {
    ja: { title: '施設ごとの入力項目', tell: '施設によって入力欄が変わります。離れはフリガナが先です' },
    en: {
      title: 'Each facility asks its own questions',
      tell: 'The fields follow the facility; the cottage asks for the reading first',
    },
    guest: 'family',
    settings: { display: { use_facility_selector: true, control_visibility: true } },
  },
  'phone-search': {
    ja: { title: '電話番号でも検索', tell: '番号は何でも構いません。0だけの番号は見つかりません' },
    en: { title: 'Search with phone number', tell: 'Any number will do; only zeros finds nobody' },
    guest: 'alone',
    settings: { display: { use_phone_number_in_search: true } },
  },
  'search-with-spaces': {
    ja: { title: 'お名前の空白を残して検索', tell: '「受信した通信」でお名前の長さが変わります' },
    en: { title: 'Spaces stay in the name', tell: 'See the length of the name in what arrived' },
    guest: 'alone',
    settings: { display: { search_without_spaces: false } },
  },
  'already-checked-in': {
    ja: { title: 'チェックイン済みのご案内', tell: '検索画面にご案内。検索するとQRコード' },
    en: {
      title: 'Hint for guests already checked in',
      tell: 'A hint on the search screen; the search leads to the QR code',
    },
    guest: 'checked-in',
    settings: { ...QR, display: { use_checkin_payment: false, show_already_checked_in_message: true } },
  },
  'reservation-help': {
    ja: { title: 'ご予約の内容が違うとき', tell: '予約確認画面の「内容が違うときは」' },
    en: { title: 'When the reservation is wrong', tell: 'The link on the reservation screen' },
    guest: 'family',
    settings: { display: { show_reservation_help: true } },
  },
  'reservation-detail': {
    ja: { title: '泊数とお部屋タイプ', tell: '予約確認画面に泊数と2つのお部屋タイプ' },
    en: { title: 'Nights and room types', tell: 'Nights and two room types on the reservation' },
    guest: 'multi-rooms',
    settings: { display: { show_detail_reservation: true } },
  },
  'adults-only': {
    ja: { title: 'お子様・その他の人数を表示しない', tell: 'お連れ様は大人だけを伺います' },
    en: { title: 'Children and others are not shown', tell: 'Only adults are asked about' },
    guest: 'family',
    settings: { display: { show_num_of_children: false, show_num_of_others: false } },
  },
});
