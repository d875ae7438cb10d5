import type { Words } from '../../server/staff-language.ts';
import type { SettingPath } from './names.ts';

/** Screens, features, form fields and languages. */
export const SCREEN_SETTINGS = {
  display: {
    en: 'What the screens show, and which features are on.',
    ja: '何を表示し、どの機能を使うかを決めます。',
  },
  'display.use_checkin_payment': {
    en: 'Payment in advance by card during check-in. Adds the payment screens.',
    ja: 'チェックイン中に、カードで前払いしていただきます。お支払いの画面が加わります。',
  },
  'display.use_checkout': {
    en: 'Check-out on this tablet. Adds its button on home and its screens.',
    ja: 'この端末でチェックアウトができます。はじめの画面のボタンと、チェックアウトの画面が加わります。',
  },
  'display.use_facility_selector': {
    en: 'The guest chooses the facility on the search screen.',
    ja: '予約を探す画面で、お客様に施設を選んでいただきます。',
  },
  'display.control_visibility': {
    en: "The hotel's system says for each facility which form fields are shown and required.",
    ja: '入力項目の表示・必須を、施設ごとに宿泊管理システムから読み込みます。',
  },
  'display.show_num_of_children': {
    en: 'The number of children is shown, and children belong to the party.',
    ja: 'お子様の人数を表示し、ご一行に含めます。',
  },
  'display.show_num_of_others': {
    en: 'The number of others (such as infants) is shown, and they belong to the party.',
    ja: 'その他の方（幼児など）の人数を表示し、ご一行に含めます。',
  },
  'display.use_membership_info': {
    en: "The member's profile fills in the representative's form.",
    ja: '会員情報を、代表者の入力欄にあらかじめ入れます。',
  },
  'display.show_detail_reservation': {
    en: 'The reservation screen shows the length of stay and the room type.',
    ja: '予約の確認の画面に、泊数と部屋タイプを表示します。',
  },
  'display.search_without_spaces': {
    en: 'All spaces are removed from the reservation name before the look-up.',
    ja: '予約を探す前に、お名前の空白をすべて取り除きます。',
  },
  'display.country_code_as_prefecture': {
    en: 'For a guest from overseas the country code is sent as the prefecture: ISO 3166-1 alpha-2, `XK` Kosovo, `XX` stateless, `ZZ` other.',
    ja: '海外からのお客様の国コードを、都道府県として送ります。ISO 3166-1の2文字のほか、`XK`はコソボ、`XX`は無国籍、`ZZ`はその他です。',
  },
  'display.show_top_bar': {
    en: 'The bar with the title and the back button.',
    ja: '題名と「戻る」ボタンのある、画面上部のバーを表示します。',
  },
  'display.use_phone_number_in_search': {
    en: 'The search also asks for the phone number.',
    ja: '予約を探すときに、電話番号もお尋ねします。',
  },
  'display.separate_city_and_area': {
    en: 'City and area are two fields. Off: one field holds both and is sent as the city.',
    ja: '市区町村と町名を別の欄にします。切ると一つの欄になり、市区町村として送ります。',
  },
  'display.show_facility_name_on_qr': {
    en: 'The name of the facility above the QR code.',
    ja: 'QRコードの上に、施設名を表示します。',
  },
  'display.show_already_checked_in_message': {
    en: 'The search screen has a hint for guests who have already checked in.',
    ja: '予約を探す画面に、チェックインがお済みの方への案内を表示します。',
  },
  'display.show_reservation_help': {
    en: 'The reservation screen has a link that says what to do if the reservation is wrong.',
    ja: '予約の内容が違うときにどうするかを示すリンクを、予約の確認の画面に表示します。',
  },
  'display.use_full_logo': {
    en: 'The logo in the top bar of home and of the error screens.',
    ja: 'はじめの画面とエラーの画面の上部に、ロゴを表示します。',
  },
  qr_code: { en: 'The QR code of a finished check-in.', ja: 'チェックインの終わりに表示するQRコードです。' },
  'qr_code.is_active_in_checkin': {
    en: 'Check-in ends with a QR code for the front desk.',
    ja: 'チェックインの最後に、フロントで見せていただくQRコードを表示します。',
  },
  'qr_code.factors': {
    en: 'What the QR code holds, in order. `a||b` is the first of the two that is not empty. A tablet of 1280 x 800 can show 331 bytes of base64 at most, in portrait 666.',
    ja: 'QRコードに入れる項目を、順に並べます。`a||b` は、空でない最初の項目です。1280×800の端末で表示できるのは、base64で331バイトまで（縦置きでは666バイトまで）です。',
  },
  converter: {
    en: 'How text is converted before it is sent.',
    ja: '入力された文字を、送る前にどう整えるかを決めます。',
  },
  'converter.convert_single_name_to_mult': {
    en: 'Letters, digits and half-width kana in names and readings are sent in full width, also in names that the reservation filled in. The screens show letters in half width.',
    ja: 'お名前とフリガナの英数字・半角カナを、全角にして送ります。予約から入ったお名前も同じです。画面では、英字を半角で表示します。',
  },
  visibility: {
    en: 'Form fields: 0 hidden, 1 optional, 2 required. A field that is left out has the least level that the law asks for.',
    ja: '各項目を、0（なし）・1（任意）・2（必須）から選びます。選ばない項目は、法令で必要な最小限になります。',
  },
  'visibility.representative': {
    en: 'The fields for the first guest.',
    ja: 'お一人目のお客様にお尋ねする項目です。',
  },
  'visibility.companion': {
    en: 'The fields for everybody else in the party.',
    ja: 'ご一緒の方々にお尋ねする項目です。',
  },
  language: { en: 'Languages.', ja: '画面の言語です。' },
  'language.supported': {
    en: 'The languages that guests can choose, in this order. [One of your own](MONITORING.md#a-language-of-your-own) is on offer once its texts are there.',
    ja: 'お客様が選べる言語です。この順に並びます。[ご自分で加える言語](MONITORING.ja.md#言語を加える)は、文言のファイルがあれば選べます。',
  },
  'language.default': { en: 'The language when a visit starts.', ja: 'お手続きを始めるときの言語です。' },
  'language.auto_language_select': {
    en: "`off`: the language in `language.default`. `browser`: the first language of the browser's list that is on offer, with a selector on home. `query`: the language in `?lang=`. A language may be written in other ways too: `ja_JP`, `zh-TW`.",
    ja: '`off`：`language.default` の言語にします。`browser`：ブラウザーの言語の一覧のうち、選べる最初の言語に合わせ、はじめの画面でも選べます。`query`：アドレスの `?lang=` に従います。`ja_JP` や `zh-TW` という書き方も使えます。',
  },
} satisfies Partial<Record<SettingPath, Words>>;
