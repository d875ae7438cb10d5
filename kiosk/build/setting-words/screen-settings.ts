import type { SettingPath, SettingWords } from './setting.ts';

/** Screens, features, form fields and languages. */
export const SCREEN_SETTINGS = {
  display: {
    en: { name: 'Screens and features', meaning: 'What the screens show, and which features are on.' },
    ja: { name: '画面と機能', meaning: '何を表示し、どの機能を使うかを決めます。' },
  },
  'display.use_checkin_payment': {
    en: {
      name: 'Payment at check-in',
      meaning: 'Payment in advance by card during check-in. Adds the payment screens.',
    },
    ja: {
      name: 'チェックイン時のお支払い',
      meaning: 'チェックイン中に、カードで前払いしていただきます。お支払いの画面が加わります。',
    },
  },
  'display.use_checkout': {
    en: { name: 'Check-out', meaning: 'Check-out on this tablet. Adds its button on home and its screens.' },
    ja: {
      name: 'チェックアウト',
      meaning:
        'この端末でチェックアウトができます。はじめの画面のボタンと、チェックアウトの画面が加わります。',
    },
  },
  'display.use_facility_selector': {
    en: {
      name: 'Guest chooses the facility',
      meaning: 'The guest chooses the facility on the search screen.',
    },
    ja: { name: '施設をお客様が選ぶ', meaning: '予約を探す画面で、お客様に施設を選んでいただきます。' },
  },
  'display.control_visibility': {
    en: {
      name: "Form fields set by the hotel's system",
      meaning: "The hotel's system says for each facility which form fields are shown and required.",
    },
    ja: {
      name: '入力項目を施設ごとに取得',
      meaning: '入力項目の表示・必須を、施設ごとに宿泊管理システムから読み込みます。',
    },
  },
  'display.show_num_of_children': {
    en: { name: 'Children', meaning: 'The number of children is shown, and children belong to the party.' },
    ja: { name: 'お子様の人数', meaning: 'お子様の人数を表示し、ご一行に含めます。' },
  },
  'display.show_num_of_others': {
    en: {
      name: 'Others (infants)',
      meaning: 'The number of others (such as infants) is shown, and they belong to the party.',
    },
    ja: { name: 'その他の人数', meaning: 'その他の方（幼児など）の人数を表示し、ご一行に含めます。' },
  },
  'display.use_membership_info': {
    en: { name: 'Member profile', meaning: "The member's profile fills in the representative's form." },
    ja: { name: '会員情報の利用', meaning: '会員情報を、代表者の入力欄にあらかじめ入れます。' },
  },
  'display.show_detail_reservation': {
    en: {
      name: 'Details of the reservation',
      meaning: 'The reservation screen shows the length of stay and the room type.',
    },
    ja: { name: '予約の詳しい内容', meaning: '予約の確認の画面に、泊数と部屋タイプを表示します。' },
  },
  'display.search_without_spaces': {
    en: {
      name: 'Ignore spaces in names',
      meaning: 'All spaces are removed from the reservation name before the look-up.',
    },
    ja: { name: 'お名前の空白を除く', meaning: '予約を探す前に、お名前の空白をすべて取り除きます。' },
  },
  'display.country_code_as_prefecture': {
    en: {
      name: 'Country code as prefecture',
      meaning: 'For a guest from overseas the country code is sent as the prefecture.',
    },
    ja: {
      name: '国コードを都道府県として送る',
      meaning: '海外からのお客様の国コードを、都道府県として送ります。',
    },
  },
  'display.show_top_bar': {
    en: { name: 'Top bar', meaning: 'The bar with the title and the back button.' },
    ja: { name: '上部のバー', meaning: '題名と「戻る」ボタンのある、画面上部のバーを表示します。' },
  },
  'display.use_phone_number_in_search': {
    en: { name: 'Phone number in the search', meaning: 'The search also asks for the phone number.' },
    ja: { name: '電話番号でも探す', meaning: '予約を探すときに、電話番号もお尋ねします。' },
  },
  'display.separate_city_and_area': {
    en: {
      name: 'City and area apart',
      meaning: 'City and area are two fields. Off: one field holds both and is sent as the city.',
    },
    ja: {
      name: '市区町村と町名を分ける',
      meaning: '市区町村と町名を別の欄にします。切ると一つの欄になり、市区町村として送ります。',
    },
  },
  'display.show_facility_name_on_qr': {
    en: { name: 'Facility name on the QR code', meaning: 'The name of the facility above the QR code.' },
    ja: { name: 'QRコードに施設名', meaning: 'QRコードの上に、施設名を表示します。' },
  },
  'display.show_already_checked_in_message': {
    en: {
      name: 'Hint for guests already checked in',
      meaning: 'The search screen has a hint for guests who have already checked in.',
    },
    ja: {
      name: 'チェックインがお済みの方への案内',
      meaning: '予約を探す画面に、チェックインがお済みの方への案内を表示します。',
    },
  },
  'display.show_reservation_help': {
    en: {
      name: 'Help on the reservation screen',
      meaning: 'The reservation screen has a link that says what to do if the reservation is wrong.',
    },
    ja: {
      name: '予約の確認の画面の案内',
      meaning: '予約の内容が違うときにどうするかを示すリンクを、予約の確認の画面に表示します。',
    },
  },
  'display.use_full_logo': {
    en: { name: 'Logo', meaning: 'The logo in the top bar of home and of the error screens.' },
    ja: { name: 'ロゴ', meaning: 'はじめの画面とエラーの画面の上部に、ロゴを表示します。' },
  },
  qr_code: {
    en: { name: 'QR code', meaning: 'The QR code of a finished check-in.' },
    ja: { name: 'QRコード', meaning: 'チェックインの終わりに表示するQRコードです。' },
  },
  'qr_code.is_active_in_checkin': {
    en: { name: 'QR code after check-in', meaning: 'Check-in ends with a QR code for the front desk.' },
    ja: {
      name: 'チェックイン後のQRコード',
      meaning: 'チェックインの最後に、フロントで見せていただくQRコードを表示します。',
    },
  },
  'qr_code.factors': {
    en: {
      name: 'What the QR code holds',
      meaning:
        'What the QR code holds, in order. `a||b` is the first of the two that is not empty. A tablet of 1280 x 800 can show 331 bytes of base64 at most, in portrait 666.',
    },
    ja: {
      name: 'QRコードの内容',
      meaning:
        'QRコードに入れる項目を、順に並べます。`a||b` は、空でない最初の項目です。1280×800の端末で表示できるのは、base64で331バイトまで（縦置きでは666バイトまで）です。',
    },
  },
  converter: {
    en: { name: 'Text conversion', meaning: 'How text is converted before it is sent.' },
    ja: { name: '文字の変換', meaning: '入力された文字を、送る前にどう整えるかを決めます。' },
  },
  'converter.convert_single_name_to_mult': {
    en: {
      name: 'Names in full width',
      meaning:
        'Letters, digits and half-width kana in names and readings are sent in full width, also in names that the reservation filled in. The screens show letters in half width.',
    },
    ja: {
      name: 'お名前を全角にする',
      meaning:
        'お名前とフリガナの英数字・半角カナを、全角にして送ります。予約から入ったお名前も同じです。画面では、英字を半角で表示します。',
    },
  },
  visibility: {
    en: {
      name: 'Form fields',
      meaning:
        'Form fields: 0 hidden, 1 optional, 2 required. A field that is left out has the least level that the law asks for.',
    },
    ja: {
      name: '入力項目',
      meaning:
        '各項目を、0（なし）・1（任意）・2（必須）から選びます。選ばない項目は、法令で必要な最小限になります。',
    },
  },
  'visibility.representative': {
    en: { name: 'Representative', meaning: 'The fields for the first guest.' },
    ja: { name: '代表者', meaning: 'お一人目のお客様にお尋ねする項目です。' },
  },
  'visibility.companion': {
    en: { name: 'Companions', meaning: 'The fields for everybody else in the party.' },
    ja: { name: '同伴者', meaning: 'ご一緒の方々にお尋ねする項目です。' },
  },
  language: {
    en: { name: 'Languages', meaning: 'Languages.' },
    ja: { name: '言語', meaning: '画面の言語です。' },
  },
  'language.supported': {
    en: { name: 'Languages on offer', meaning: 'The languages that guests can choose, in this order.' },
    ja: { name: '選べる言語', meaning: 'お客様が選べる言語です。この順に並びます。' },
  },
  'language.default': {
    en: { name: 'First language', meaning: 'The language when a visit starts.' },
    ja: { name: '最初の言語', meaning: 'お手続きを始めるときの言語です。' },
  },
  'language.auto_language_select': {
    en: {
      name: 'Choice of the language',
      meaning:
        "`off`: the language in `language.default`. `browser`: the browser's language, with a selector on home. `query`: the language in `?lang=`.",
    },
    ja: {
      name: '言語の選び方',
      meaning:
        '`off`：`language.default` の言語にします。`browser`：ブラウザーの言語に合わせ、はじめの画面でも選べます。`query`：アドレスの `?lang=` に従います。',
    },
  },
} satisfies Partial<Record<SettingPath, SettingWords>>;
