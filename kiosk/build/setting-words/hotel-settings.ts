import type { SettingPath, SettingWords } from './setting.ts';

/** The hotel's system, its facility, payment by card, and services beside it. */
export const HOTEL_SETTINGS = {
  $schema: {
    en: { name: 'Schema', meaning: 'Where an editor finds the schema of this file.' },
    ja: { name: 'スキーマ', meaning: 'エディターが、このファイルの書き方を調べる場所です。' },
  },
  system: {
    en: {
      name: 'Kind of system',
      meaning: 'The kind of hotel system. It decides the paths and the header names of the calls.',
    },
    ja: {
      name: 'システムの種類',
      meaning: 'お使いの宿泊管理システムの種類です。通信先のパスとヘッダーの名前が、これで決まります。',
    },
  },
  api: {
    en: { name: 'Hotel system', meaning: "Where the hotel's system answers." },
    ja: { name: '宿泊管理システム', meaning: '宿泊管理システムの場所です。' },
  },
  'api.client_url': {
    en: {
      name: 'Address',
      meaning: "The origin of the hotel's system. Empty: the origin that the app came from.",
    },
    ja: {
      name: 'アドレス',
      meaning:
        '宿泊管理システムのオリジン（`https://` とホスト名）です。空なら、アプリと同じオリジンを使います。',
    },
  },
  'api.client_allows_credentials': {
    en: {
      name: 'Allows credentials',
      meaning:
        "The hotel's system at `api.client_url` answers with Access-Control-Allow-Credentials. Calls that change something then use connections of their own.",
    },
    ja: {
      name: '資格情報の許可',
      meaning:
        '`api.client_url` の宿泊管理システムが Access-Control-Allow-Credentials を返す場合に使います。変更を伴う通信に、専用の接続を使います。',
    },
  },
  'api.point_url': {
    en: {
      name: 'Point service',
      meaning: 'The origin of the member point service (cico). Empty: the origin that the app came from.',
    },
    ja: {
      name: 'ポイントサービス',
      meaning: '会員のポイントサービスのオリジンです（cico）。空なら、アプリと同じオリジンを使います。',
    },
  },
  'api.timeout_ms': {
    en: {
      name: 'Deadline of a call (ms)',
      meaning:
        'How long the tablet waits for an answer, in ms. The gateway itself waits for the hotel for 35 seconds at most.',
    },
    ja: {
      name: '応答を待つ時間（ミリ秒）',
      meaning: '端末が応答を待つ時間（ミリ秒）です。ゲートウェイが宿泊管理システムを待つのは、最長35秒です。',
    },
  },
  'api.authorization_client': {
    en: { name: 'Client key', meaning: 'The client key, sent as AUTHORIZATION-CLIENT (cico).' },
    ja: { name: 'クライアントキー', meaning: 'AUTHORIZATION-CLIENT として送る値です（cico）。' },
  },
  facility: {
    en: { name: 'Facility', meaning: 'The facility where this tablet is.' },
    ja: { name: '施設', meaning: 'この端末を置く施設です。' },
  },
  'facility.id': {
    en: { name: 'Facility id', meaning: "The facility's id (legacy) or code (cico), sent as a header." },
    ja: { name: '施設のID', meaning: '施設のID（legacy）またはコード（cico）です。ヘッダーで送ります。' },
  },
  card: {
    en: { name: 'Card payment', meaning: 'Card payment.' },
    ja: { name: 'カード払い', meaning: 'カードでのお支払いの設定です。' },
  },
  'card.script_url': {
    en: { name: "Provider's script", meaning: "The address of the card provider's script." },
    ja: { name: 'カード会社のスクリプト', meaning: 'カード会社のスクリプトのアドレスです。' },
  },
  'card.script_integrity': {
    en: {
      name: "Hashes of the provider's script",
      meaning:
        "The hashes that are allowed for the card provider's script (`sha384-…`, as in an `integrity` attribute, separated by spaces). Empty: any script is allowed. The gateway logs the hash to use.",
    },
    ja: {
      name: 'スクリプトのハッシュ',
      meaning:
        'カード会社のスクリプトに許すハッシュです（`sha384-…`。`integrity` 属性と同じ書き方で、複数なら空白で区切ります）。空なら確かめません。使う値は、ゲートウェイのログに出ます。',
    },
  },
  'card.also_loads': {
    en: {
      name: 'What the script loads',
      meaning:
        "The https addresses from which the card provider's script loads more scripts, or which it calls. It may always call its own origin.",
    },
    ja: {
      name: 'スクリプトが読み込む先',
      meaning:
        'カード会社のスクリプトが、さらにスクリプトを読み込むか通信する、https のアドレスです。スクリプト自身のオリジンとは、いつでも通信できます。',
    },
  },
  'card.expiry_span_years': {
    en: { name: 'Years ahead a card may expire', meaning: 'How many years ahead a card may expire.' },
    ja: { name: '有効期限の年数', meaning: '何年先までの有効期限を選べるようにするかです。' },
  },
  receipt: {
    en: { name: 'Receipts', meaning: 'Receipts.' },
    ja: { name: '領収書', meaning: '領収書の設定です。' },
  },
  'receipt.prefill_with_representative_name': {
    en: {
      name: "Representative's name on receipts",
      meaning: "The name on the receipt starts as the representative's name.",
    },
    ja: { name: '宛名に代表者名', meaning: '領収書の宛名に、代表者のお名前をあらかじめ入れます。' },
  },
  address_lookup: {
    en: { name: 'Postcode', meaning: 'Finding an address by its postcode.' },
    ja: { name: '郵便番号', meaning: '郵便番号から住所を調べます。' },
  },
  'address_lookup.url': {
    en: {
      name: 'Postcode service',
      meaning: 'The address of the postcode service. The app adds `?zipcode=`.',
    },
    ja: {
      name: '郵便番号検索サービス',
      meaning: '郵便番号検索サービスのアドレスです。`?zipcode=` を付けて問い合わせます。',
    },
  },
  tracking: {
    en: { name: 'Page views', meaning: 'Page views.' },
    ja: { name: '画面の記録', meaning: 'どの画面が開かれたかを記録します。' },
  },
  'tracking.endpoint': {
    en: {
      name: 'Address',
      meaning: 'The address that gets the name of each screen that opens. Empty: nothing is sent.',
    },
    ja: { name: '送り先', meaning: '画面が変わるたびに、画面の名前を送る先です。空なら送りません。' },
  },
} satisfies Partial<Record<SettingPath, SettingWords>>;
