/** The back end, payment and the tablet itself: names and meanings of the settings (`setting-words.ts`). */
export const DEVICE_WORDS = {
  system: [
    'Kind of system',
    'システムの種類',
    'お使いのホテルシステムです。通信先のパスとヘッダーの名前がこれで決まります。',
  ],
  api: ['Hotel system', 'ホテルのシステム', 'ホテルのシステムの場所です。'],
  'api.client_url': [
    'Address',
    'アドレス',
    'ホテルのシステムのアドレスです。空なら、この画面と同じ場所です。',
  ],
  'api.client_allows_credentials': [
    'Allows credentials',
    '資格情報を許可',
    'システムが Access-Control-Allow-Credentials を返す場合に入れます。変更を伴う通信が専用の接続を使います。',
  ],
  'api.point_url': [
    'Point service',
    'ポイントサービス',
    '会員ポイントのサービスのアドレスです（cico）。空なら、この画面と同じ場所です。',
  ],
  'api.timeout_ms': [
    'Deadline of a call (ms)',
    '応答を待つ時間（ミリ秒）',
    'この時間を過ぎると、応答がなかったものとします。ゲートウェイが待つのは最長35秒です。',
  ],
  'api.authorization_client': [
    'Client key',
    'クライアントキー',
    'AUTHORIZATION-CLIENT として送る値です（cico）。',
  ],
  facility: ['Facility', '施設', 'このタブレットを置く施設です。'],
  'facility.id': ['Facility id', '施設のID', '施設のID（legacy）またはコード（cico）です。'],
  wait_interval: [
    'Pause between looks at the queue (ms)',
    '待ち状況を見る間隔（ミリ秒）',
    'チェックアウトの待ち状況を、この間隔で確かめます。',
  ],
  wait_timeout_minutes: [
    'Longest wait (minutes)',
    '最長の待ち時間（分）',
    'チェックアウトの順番をお待ちいただく最長の時間です。',
  ],
  card: ['Card payment', 'カード払い', 'カードで支払うための設定です。'],
  'card.script_url': ["Provider's script", '決済会社のスクリプト', '決済会社のスクリプトのアドレスです。'],
  'card.script_integrity': [
    "Hashes of the provider's script",
    'スクリプトのハッシュ',
    'スクリプトが持つべきハッシュ（sha384-…）です。空なら確かめません。使う値はゲートウェイの記録に出ます。',
  ],
  'card.also_loads': [
    'What the script loads',
    'スクリプトが読み込む先',
    '決済会社のスクリプトがさらに読み込む、または通信する https のアドレスです。',
  ],
  'card.expiry_span_years': [
    'Years ahead a card may expire',
    '有効期限の年数',
    '何年先までの有効期限を選べるようにするかです。',
  ],
  address_lookup: ['Postcode', '郵便番号', '郵便番号から住所を入れます。'],
  'address_lookup.url': [
    'Postcode service',
    '郵便番号のサービス',
    '?zipcode= を付けて問い合わせるアドレスです。',
  ],
  tracking: ['Page views', '画面の記録', 'どの画面が開かれたかを記録します。'],
  'tracking.endpoint': ['Address', '送り先', '画面が変わるたびに画面の名前を送ります。空なら送りません。'],
  kiosk: ['Tablet', 'タブレット', 'タブレットとしての動きです。'],
  'kiosk.idle_timeout_s': [
    'Untouched until asked (s)',
    '操作がないときに尋ねるまで（秒）',
    'この秒数触れられないと、続けるかどうかをお尋ねします。',
  ],
  'kiosk.idle_prompt_s': [
    'Time to answer (s)',
    'お尋ねしてから終わるまで（秒）',
    'お答えがなければ、この秒数ではじめの画面に戻ります。',
  ],
  'kiosk.completion_return_s': [
    'Finished screen (s)',
    '完了の画面（秒）',
    '完了の画面からはじめの画面に戻るまでの秒数です。',
  ],
  'kiosk.passport_source': [
    'Picture of the passport',
    '旅券の画像',
    'camera：カメラのみ。file：JPEGファイルのみ。both：カメラがあればカメラを先に。',
  ],
  'kiosk.passport_reader': [
    'Passport reader',
    '旅券の読み取り機',
    'キーボードとして文字を送る読み取り機で、お名前・性別・年齢・国を入力します。文字の配列はタブレットと同じにし、日本語入力は切っておきます。',
  ],
  'kiosk.on_screen_keyboard': [
    'Keypad in the page',
    '画面のキーボード',
    'auto：システムのキーボードがないタッチ画面で使います。on：いつも使います。off：使いません。漢字を書いていただくタブレットに。',
  ],
  'kiosk.staff_pin_hash': [
    'Hash of the staff PIN',
    'スタッフ用PINのハッシュ',
    '6桁以上の番号から node dist-server/make-pin-hash.js で作ります。空ならスタッフ用の画面は開きません。',
  ],
  'kiosk.attract': [
    'Inviting view',
    '待ち受け画面',
    'はじめの画面が1分触れられないとき、画像・時計・始め方を各言語で表示します。',
  ],
  'kiosk.sound': [
    'Tones',
    '音',
    '予約が見つかったときや手続きが終わったとき、直すところがあるときに、小さな音を出します。',
  ],
  'kiosk.haptics': ['Vibration', '振動', '音と同じときに、できるタブレットでは振動します。'],
  'kiosk.help_url': [
    'Where help is called',
    'スタッフを呼ぶ先',
    'お客様がスタッフを呼ぶと知らせる先です。ゲートウェイでは /help です。空なら、声をかける相手だけを示します。',
  ],
  'kiosk.heartbeat_url': [
    'Where tablets report',
    '状態の送り先',
    'タブレットの状態を15分ごとに送る先です。ゲートウェイでは /heartbeat です。空なら送りません。',
  ],
  'kiosk.heartbeat_token': [
    'Token of the reports',
    '送るときのトークン',
    '状態とともに送るトークンです。空白のない16〜200字の英数字と記号です。',
  ],
} as const;
