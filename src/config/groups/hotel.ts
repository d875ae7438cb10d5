import { z } from '~/platform/zod';
import { HEADER_WORD, OFF, URL_OR_NONE, urlOrPath, whole } from '../common-rules';
import { setting } from '../setting';

export const system = setting(z._default(z.enum(['legacy', 'cico']), 'legacy'), {
  name: { en: 'Kind of system', ja: 'システムの種類' },
  en: 'The kind of hotel system. It decides the paths and the header names of the calls.',
  ja: 'お使いの宿泊管理システムの種類です。通信先のパスとヘッダーの名前が、これで決まります。',
});

export const api = z.strictObject({
  client_url: setting(URL_OR_NONE, {
    name: { en: 'Address', ja: 'アドレス' },
    en: "The origin of the hotel's system. Empty: the origin that the app came from.",
    ja: '宿泊管理システムのオリジン（`https://` とホスト名）です。空なら、アプリと同じオリジンを使います。',
  }),
  client_allows_credentials: setting(OFF, {
    name: { en: 'Allows credentials', ja: '資格情報の許可' },
    en: "The hotel's system at `api.client_url` answers with Access-Control-Allow-Credentials. Calls that change something then use connections of their own.",
    ja: '`api.client_url` の宿泊管理システムが Access-Control-Allow-Credentials を返す場合に使います。変更を伴う通信に、専用の接続を使います。',
  }),
  point_url: setting(URL_OR_NONE, {
    name: { en: 'Point service', ja: 'ポイントサービス' },
    en: 'The origin of the member point service (cico). Empty: the origin that the app came from.',
    ja: '会員のポイントサービスのオリジンです（cico）。空なら、アプリと同じオリジンを使います。',
  }),
  timeout_ms: setting(whole(1000, 120_000, 30_000), {
    name: { en: 'Deadline of a call (ms)', ja: '応答を待つ時間（ミリ秒）' },
    en: 'How long the tablet waits for an answer, in ms. The gateway itself waits for the hotel for 35 seconds at most.',
    ja: '端末が応答を待つ時間（ミリ秒）です。ゲートウェイが宿泊管理システムを待つのは、最長35秒です。',
  }),
  authorization_client: setting(HEADER_WORD, {
    name: { en: 'Client key', ja: 'クライアントキー' },
    en: 'The client key, sent as AUTHORIZATION-CLIENT (cico).',
    ja: 'AUTHORIZATION-CLIENT として送る値です（cico）。',
  }),
});

export const facility = z.strictObject({
  id: setting(HEADER_WORD, {
    name: { en: 'Facility id', ja: '施設のID' },
    en: "The facility's id (legacy) or code (cico), sent as a header.",
    ja: '施設のID（legacy）またはコード（cico）です。ヘッダーで送ります。',
  }),
});

export const address_lookup = z.strictObject({
  url: setting(z._default(urlOrPath, '/address/search'), {
    name: { en: 'Postcode service', ja: '郵便番号検索サービス' },
    en: 'The address of the postcode service. The app adds `?zipcode=`. Empty: guests type their address themselves.',
    ja: '郵便番号検索サービスのアドレスです。`?zipcode=` を付けて問い合わせます。空なら、住所はお客様が入力します。',
  }),
});

export const tracking = z.strictObject({
  endpoint: setting(URL_OR_NONE, {
    name: { en: 'Address', ja: '送り先' },
    en: 'The address that gets the name of each screen that opens. Empty: nothing is sent.',
    ja: '画面が変わるたびに、画面の名前を送る先です。空なら送りません。',
  }),
});
