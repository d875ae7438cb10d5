import type { Words } from '../../server/staff-language.ts';
import type { SettingPath } from './names.ts';

/** The hotel's system, its facility, payment by card, and services beside it. */
export const HOTEL_SETTINGS = {
  $schema: {
    en: 'Where an editor finds the schema of this file.',
    ja: 'エディターが、このファイルの書き方を調べる場所です。',
  },
  system: {
    en: 'The kind of hotel system. It decides the paths and the header names of the calls.',
    ja: 'お使いの宿泊管理システムの種類です。通信先のパスとヘッダーの名前が、これで決まります。',
  },
  api: { en: "Where the hotel's system answers.", ja: '宿泊管理システムの場所です。' },
  'api.client_url': {
    en: "The origin of the hotel's system. Empty: the origin that the app came from.",
    ja: '宿泊管理システムのオリジン（`https://` とホスト名）です。空なら、アプリと同じオリジンを使います。',
  },
  'api.client_allows_credentials': {
    en: "The hotel's system at `api.client_url` answers with Access-Control-Allow-Credentials. Calls that change something then use connections of their own.",
    ja: '`api.client_url` の宿泊管理システムが Access-Control-Allow-Credentials を返す場合に使います。変更を伴う通信に、専用の接続を使います。',
  },
  'api.point_url': {
    en: 'The origin of the member point service (cico). Empty: the origin that the app came from.',
    ja: '会員のポイントサービスのオリジンです（cico）。空なら、アプリと同じオリジンを使います。',
  },
  'api.timeout_ms': {
    en: 'How long the tablet waits for an answer, in ms. The gateway itself waits for the hotel for 35 seconds at most.',
    ja: '端末が応答を待つ時間（ミリ秒）です。ゲートウェイが宿泊管理システムを待つのは、最長35秒です。',
  },
  'api.authorization_client': {
    en: 'The client key, sent as AUTHORIZATION-CLIENT (cico).',
    ja: 'AUTHORIZATION-CLIENT として送る値です（cico）。',
  },
  facility: { en: 'The facility where this tablet is.', ja: 'この端末を置く施設です。' },
  'facility.id': {
    en: "The facility's id (legacy) or code (cico), sent as a header.",
    ja: '施設のID（legacy）またはコード（cico）です。ヘッダーで送ります。',
  },
  card: { en: 'Card payment.', ja: 'カードでのお支払いの設定です。' },
  'card.script_url': {
    en: "The address of the card provider's script. Empty: the tablet takes no cards, and guests with something to pay are sent to the front desk.",
    ja: 'カード会社のスクリプトのアドレスです。空なら、端末ではカードを使えず、お支払いのあるお客様はフロントへご案内します。',
  },
  'card.script_integrity': {
    en: "The hashes that are allowed for the card provider's script (`sha384-…`, as in an `integrity` attribute, separated by spaces). Empty: any script is allowed. The gateway logs the hash to use.",
    ja: 'カード会社のスクリプトに許すハッシュです（`sha384-…`。`integrity` 属性と同じ書き方で、複数なら空白で区切ります）。空なら確かめません。使う値は、ゲートウェイのログに出ます。',
  },
  'card.also_loads': {
    en: "The https addresses from which the card provider's script loads more scripts, or which it calls. It may always call its own origin.",
    ja: 'カード会社のスクリプトが、さらにスクリプトを読み込むか通信する、https のアドレスです。スクリプト自身のオリジンとは、いつでも通信できます。',
  },
  'card.expiry_span_years': {
    en: 'How many years ahead a card may expire.',
    ja: '何年先までの有効期限を選べるようにするかです。',
  },
  receipt: { en: 'Receipts.', ja: '領収書の設定です。' },
  'receipt.prefill_with_representative_name': {
    en: "The name on the receipt starts as the representative's name.",
    ja: '領収書の宛名に、代表者のお名前をあらかじめ入れます。',
  },
  address_lookup: { en: 'Finding an address by its postcode.', ja: '郵便番号から住所を調べます。' },
  'address_lookup.url': {
    en: 'The address of the postcode service. The app adds `?zipcode=`. Empty: guests type their address themselves.',
    ja: '郵便番号検索サービスのアドレスです。`?zipcode=` を付けて問い合わせます。空なら、住所はお客様が入力します。',
  },
  tracking: { en: 'Page views.', ja: 'どの画面が開かれたかを記録します。' },
  'tracking.endpoint': {
    en: 'The address that gets the name of each screen that opens. Empty: nothing is sent.',
    ja: '画面が変わるたびに、画面の名前を送る先です。空なら送りません。',
  },
} satisfies Partial<Record<SettingPath, Words>>;
