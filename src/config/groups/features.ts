import { z } from '~/platform/zod';
import { OFF, ON } from '../common-rules';
import { setting } from '../setting';

export const display = z.strictObject({
  use_checkin_payment: setting(OFF, {
    name: { en: 'Payment at check-in', ja: 'チェックイン時のお支払い' },
    en: 'Payment in advance by card during check-in. Adds the payment screens.',
    ja: 'チェックイン中に、カードで前払いしていただきます。お支払いの画面が加わります。',
  }),
  use_checkout: setting(ON, {
    name: { en: 'Check-out', ja: 'チェックアウト' },
    en: 'Check-out on this tablet. Adds its button on home and its screens.',
    ja: 'この端末でチェックアウトができます。はじめの画面のボタンと、チェックアウトの画面が加わります。',
  }),
  use_facility_selector: setting(OFF, {
    name: { en: 'Guest chooses the facility', ja: '施設をお客様が選ぶ' },
    en: 'The guest chooses the facility on the search screen.',
    ja: '予約を探す画面で、お客様に施設を選んでいただきます。',
  }),
  control_visibility: setting(OFF, {
    name: { en: "Form fields set by the hotel's system", ja: '入力項目を施設ごとに取得' },
    en: "The hotel's system says for each facility which form fields are shown and required.",
    ja: '入力項目の表示・必須を、施設ごとに宿泊管理システムから読み込みます。',
  }),
  show_num_of_children: setting(ON, {
    name: { en: 'Children', ja: 'お子様の人数' },
    en: 'The number of children is shown, and children belong to the party.',
    ja: 'お子様の人数を表示し、ご一行に含めます。',
  }),
  show_num_of_others: setting(ON, {
    name: { en: 'Others (infants)', ja: 'その他の人数' },
    en: 'The number of others (such as infants) is shown, and they belong to the party.',
    ja: 'その他の方（幼児など）の人数を表示し、ご一行に含めます。',
  }),
  use_membership_info: setting(OFF, {
    name: { en: 'Member profile', ja: '会員情報の利用' },
    en: "The member's profile fills in the representative's form.",
    ja: '会員情報を、代表者の入力欄にあらかじめ入れます。',
  }),
  show_detail_reservation: setting(OFF, {
    name: { en: 'Details of the reservation', ja: '予約の詳しい内容' },
    en: 'The reservation screen shows the length of stay and the room type.',
    ja: '予約の確認の画面に、泊数と部屋タイプを表示します。',
  }),
  search_without_spaces: setting(ON, {
    name: { en: 'Ignore spaces in names', ja: 'お名前の空白を除く' },
    en: 'All spaces are removed from the reservation name before the look-up.',
    ja: '予約を探す前に、お名前の空白をすべて取り除きます。',
  }),
  country_code_as_prefecture: setting(OFF, {
    name: { en: 'Country code as prefecture', ja: '国コードを都道府県として送る' },
    en: 'For a guest from overseas the country code is sent as the prefecture: ISO 3166-1 alpha-2, `XK` Kosovo, `XX` stateless, `ZZ` other.',
    ja: '海外からのお客様の国コードを、都道府県として送ります。ISO 3166-1の2文字のほか、`XK`はコソボ、`XX`は無国籍、`ZZ`はその他です。',
  }),
  show_top_bar: setting(ON, {
    name: { en: 'Top bar', ja: '上部のバー' },
    en: 'The bar with the title and the back button.',
    ja: '題名と「戻る」ボタンのある、画面上部のバーを表示します。',
  }),
  use_phone_number_in_search: setting(OFF, {
    name: { en: 'Phone number in the search', ja: '電話番号でも探す' },
    en: 'The search also asks for the phone number.',
    ja: '予約を探すときに、電話番号もお尋ねします。',
  }),
  separate_city_and_area: setting(ON, {
    name: { en: 'City and area apart', ja: '市区町村と町名を分ける' },
    en: 'City and area are two fields. Off: one field holds both and is sent as the city.',
    ja: '市区町村と町名を別の欄にします。切ると一つの欄になり、市区町村として送ります。',
  }),
  show_facility_name_on_qr: setting(OFF, {
    name: { en: 'Facility name on the QR code', ja: 'QRコードに施設名' },
    en: 'The name of the facility above the QR code.',
    ja: 'QRコードの上に、施設名を表示します。',
  }),
  show_already_checked_in_message: setting(OFF, {
    name: { en: 'Hint for guests already checked in', ja: 'チェックインがお済みの方への案内' },
    en: 'The search screen has a hint for guests who have already checked in.',
    ja: '予約を探す画面に、チェックインがお済みの方への案内を表示します。',
  }),
  show_reservation_help: setting(OFF, {
    name: { en: 'Help on the reservation screen', ja: '予約の確認の画面の案内' },
    en: 'The reservation screen has a link that says what to do if the reservation is wrong.',
    ja: '予約の内容が違うときにどうするかを示すリンクを、予約の確認の画面に表示します。',
  }),
  use_full_logo: setting(OFF, {
    name: { en: 'Logo', ja: 'ロゴ' },
    en: 'The logo in the top bar of home and of the error screens.',
    ja: 'はじめの画面とエラーの画面の上部に、ロゴを表示します。',
  }),
});

export const qr_code = z.strictObject({
  is_active_in_checkin: setting(OFF, {
    name: { en: 'QR code after check-in', ja: 'チェックイン後のQRコード' },
    en: 'Check-in ends with a QR code for the front desk.',
    ja: 'チェックインの最後に、フロントで見せていただくQRコードを表示します。',
  }),
  factors: setting(z._default(z.array(z.string().check(z.minLength(1))).check(z.maxLength(100)), []), {
    name: { en: 'What the QR code holds', ja: 'QRコードの内容' },
    en: 'What the QR code holds, in order. `a||b` is the first of the two that is not empty. A tablet of 1280 x 800 can show 331 bytes of base64 at most, in portrait 666.',
    ja: 'QRコードに入れる項目を、順に並べます。`a||b` は、空でない最初の項目です。1280×800の端末で表示できるのは、base64で331バイトまで（縦置きでは666バイトまで）です。',
  }),
});

export const converter = z.strictObject({
  convert_single_name_to_mult: setting(ON, {
    name: { en: 'Names in full width', ja: 'お名前を全角にする' },
    en: 'Letters, digits and half-width kana in names and readings are sent in full width, also in names that the reservation filled in. The screens show letters in half width.',
    ja: 'お名前とフリガナの英数字・半角カナを、全角にして送ります。予約から入ったお名前も同じです。画面では、英字を半角で表示します。',
  }),
});
