import { LISTENING_ACTIONS } from '~/domain/listening';
import { HEARTBEAT_TOKEN_OR_NONE } from '~/platform/header-text';
import { z } from '~/platform/zod';
import { OFF, ON, URL_OR_NONE, whole } from '../common-rules';
import { rule } from '../problems';
import { setting } from '../setting';

/** 10,000 to 2,000,000 iterations (`device/staff/pin.ts`), a salt of at least 16 bytes, and a hash of 32 bytes. */
const PIN_HASH =
  /^(pbkdf2-sha256\$(?:[1-9]\d{4,5}|1\d{6}|2000000)\$[A-Za-z0-9+/]{22,86}={0,2}\$[A-Za-z0-9+/]{43}=)?$/;

/** An act and its key, by the name that browsers report: `next=F13`. */
const KEY = z
  .string()
  .check(z.regex(new RegExp(`^(${LISTENING_ACTIONS.join('|')})=[^\\s=]{1,30}$`), rule('speech-key')));

export const wait_interval = setting(whole(500, 60_000, 3000), {
  name: { en: 'Pause between looks at the queue (ms)', ja: '待ち状況を見る間隔（ミリ秒）' },
  en: 'The pause after each look at the check-out queue, in ms.',
  ja: 'チェックアウトの待ち状況を確かめてから、次に確かめるまでの時間（ミリ秒）です。',
});

export const wait_timeout_minutes = setting(whole(1, 120, 5), {
  name: { en: 'Longest wait (minutes)', ja: '最長の待ち時間（分）' },
  en: 'The longest wait in the check-out queue, in minutes.',
  ja: 'チェックアウトの順番をお待ちいただく、最長の時間（分）です。',
});

export const kiosk = z.strictObject({
  idle_timeout_s: setting(whole(15, 3600, 90), {
    name: { en: 'Untouched until asked (s)', ja: '操作がないときに尋ねるまで（秒）' },
    en: 'After this many seconds without a touch the guest is asked whether to go on.',
    ja: 'この秒数触れられないと、続けるかどうかをお尋ねします。',
  }),
  idle_prompt_s: setting(whole(5, 300, 20), {
    name: { en: 'Time to answer (s)', ja: 'お尋ねしてから終わるまで（秒）' },
    en: 'How many seconds the guest has to answer before the visit ends.',
    ja: 'この秒数お答えがないと、お手続きを終え、はじめの画面に戻ります。',
  }),
  completion_return_s: setting(whole(5, 600, 30), {
    name: { en: 'Finished screen (s)', ja: '完了の画面（秒）' },
    en: 'How many seconds a finished screen is shown before home returns.',
    ja: '完了の画面からはじめの画面に戻るまでの秒数です。',
  }),
  passport_source: setting(z._default(z.enum(['camera', 'file', 'both']), 'both'), {
    name: { en: 'Photo of the passport', ja: 'パスポートの写真' },
    en: 'How a photo of the passport is taken. `camera`: only by the camera. `file`: only from a JPEG file. `both`: by the camera first, if the tablet has one.',
    ja: '`camera`：カメラだけを使います。`file`：JPEGファイルだけを使います。`both`：カメラがあれば、先にカメラを使います。',
  }),
  passport_reader: setting(OFF, {
    name: { en: 'Passport reader', ja: 'パスポートの読み取り機' },
    en: 'A passport reader that types like a keyboard fills in names, gender, age and country. It must have the same keyboard layout as the tablet, with no input method switched on.',
    ja: 'キーボードのように文字を送る読み取り機で、お名前・性別・年齢・国を入力します。キーボードの配列を端末と同じにし、日本語入力は切っておきます。',
  }),
  on_screen_keyboard: setting(z._default(z.enum(['auto', 'on', 'off']), 'auto'), {
    name: { en: 'Keypad in the page', ja: '画面のキーボード' },
    en: "The keypad in the page, in place of the system's keyboard. `auto`: from the first touch on, where the system may show no keyboard (plain Linux, Windows); always with `kiosk.passport_reader`. `on`: always, such as with any other device that types. `off`: never, for tablets on which guests write kanji.",
    ja: 'アプリの画面のキーボードを、端末のキーボードの代わりに使います。`auto`：端末のキーボードが出ないことがある画面（Linux、Windows）に指が触れたときから使います。`kiosk.passport_reader` がオンなら、いつも使います。`on`：いつも使います。ほかの読み取り機など、文字を送る機器をつないだ端末に向きます。`off`：使いません。お客様に漢字で入力していただく端末に向きます。',
  }),
  staff_pin_hash: setting(z._default(z.string().check(z.regex(PIN_HASH, rule('pin-hash'))), ''), {
    name: { en: 'Hash of the staff PIN', ja: 'スタッフの暗証番号のハッシュ' },
    en: 'The hash of the staff PIN. `node dist-server/make-pin-hash.js` makes it from at least six digits: `pbkdf2-sha256$iterations$salt$hash`, with 10,000 to 2,000,000 iterations. Empty: the staff panel stays closed.',
    ja: '6桁以上の暗証番号から、`node dist-server/make-pin-hash.js` で作ります。形は `pbkdf2-sha256$反復回数$ソルト$ハッシュ` で、反復回数は10,000〜2,000,000です。空なら、スタッフ用パネルは開きません。',
  }),
  attract: setting(ON, {
    name: { en: 'Attract view', ja: '待ち受け画面' },
    en: 'When home has not been touched for a minute, the attract view shows a picture, the time, and how to begin in every language.',
    ja: 'はじめの画面が1分間触れられないと、画像、時計、各言語での始め方を示す待ち受け画面になります。',
  }),
  sound: setting(OFF, {
    name: { en: 'Tones', ja: '音' },
    en: 'A soft tone when a reservation was found and when a check-in, payment or check-out is done. Another tone when something failed or has to be corrected.',
    ja: '予約が見つかったときと、チェックイン・お支払い・チェックアウトが終わったときに、小さな音を鳴らします。失敗したときや、直すところがあるときは、別の音を鳴らします。',
  }),
  call_tones: setting(ON, {
    name: { en: 'Tones when the guest is called', ja: '順番とお声掛けの音' },
    en: 'Three tones and a vibration when the queue calls the guest, and when an idle guest is asked whether to go on, also without `kiosk.sound`.',
    ja: '順番が来たときと、操作のないお客様に続けるか尋ねるときに、3つの音と振動で知らせます。`kiosk.sound` がオフでも鳴ります。',
  }),
  haptics: setting(OFF, {
    name: { en: 'Vibration', ja: '振動' },
    en: 'The tablet vibrates at the same moments, if it can, longer than at a touch. At a touch it always does.',
    ja: '音と同じときに、対応する端末を振動させます。触れたときには、この設定に関係なく短く振動します。',
  }),
  speech: setting(ON, {
    name: { en: 'Spoken guidance', ja: '音声案内' },
    en: 'Reads every screen aloud to a guest who plugs in headphones or a tactile keypad, presses one of its keys, or rests a finger in the lower left corner for three seconds. Only with voices that are installed on the tablet.',
    ja: 'イヤホンやキーパッドをつなぐ、そのキーを押す、画面の左下に3秒触れる、のいずれかで、画面を読み上げます。端末に入っている音声だけを使います。',
  }),
  speech_keys: setting(z._default(z.array(KEY).check(z.maxLength(100)), []), {
    name: { en: 'Keys of a tactile keypad', ja: '触ってわかるキーパッドのキー' },
    en: 'The keys of a tactile keypad, one action each: `next=F18`, `select=F20`. Keys have the names of `KeyboardEvent.key`. The headphone socket sends `plugged` and `unplugged`. The actions are `next`, `previous`, `left`, `right`, `select`, `main`, `skip`, `back`, `repeat`, `where`, `language`, `slower`, `faster`, `softer`, `louder`, `dark`, `help`, `plugged`, `unplugged`.',
    ja: '触ってわかるキーパッドの各キーの役割を、ブラウザーでのキーの名前で書きます：`next=F18`、`select=F20`。`plugged` と `unplugged` は、そのイヤホン端子が送るキーです。役割は `next`, `previous`, `left`, `right`, `select`, `main`, `skip`, `back`, `repeat`, `where`, `language`, `slower`, `faster`, `softer`, `louder`, `dark`, `help`, `plugged`, `unplugged` です。',
  }),
  help_url: setting(URL_OR_NONE, {
    name: { en: 'Where help is called', ja: 'スタッフを呼ぶ先' },
    en: "The address that is told when a guest calls the staff: `/help` where the gateway serves the app; `/tablets` shows the call. It gets the tablet's id, the screen, and the token in `kiosk.heartbeat_token`. Empty: guests are told whom to ask.",
    ja: 'お客様がスタッフをお呼びになったことを、知らせる先です。ゲートウェイでアプリを動かすときは `/help` で、お呼びは `/tablets` に出ます。端末のIDと画面、`kiosk.heartbeat_token` のトークンを送ります。空なら、声をかける相手だけを案内します。',
  }),
  heartbeat_url: setting(URL_OR_NONE, {
    name: { en: 'Where tablets report', ja: '状態の送り先' },
    en: 'The address that gets a heartbeat from each tablet, at its start and every quarter of an hour: how the tablet is, and sums of what guests did on each screen. `/heartbeat` where the gateway serves the app. Empty: nothing is sent.',
    ja: '端末の状態と、画面ごとの利用の合計を、起動時と15分ごとに送る先です。ゲートウェイでアプリを動かすときは `/heartbeat` です。空なら送りません。',
  }),
  heartbeat_token: setting(
    z._default(z.string().check(z.regex(HEARTBEAT_TOKEN_OR_NONE, rule('token'))), ''),
    {
      name: { en: 'Token of the reports', ja: '状態とともに送るトークン' },
      en: "The token that is sent with a heartbeat as `Authorization: Bearer`, if the browser's management sets none: 16 to 200 printable ASCII characters without spaces. Empty: no token.",
      ja: 'ブラウザーの管理機能にトークンがないとき、状態とともに `Authorization: Bearer` で送ります。空白のない、16〜200字の半角の英数字と記号です。空なら送りません。',
    },
  ),
});
