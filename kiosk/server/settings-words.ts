import type { FindingKind } from './check-settings.ts';
import type { Words } from './staff-language.ts';

export type FindingValues = Readonly<Record<string, string>>;

const BY_ORIGIN: Readonly<Record<string, { readonly least: Words; readonly most: Words }>> = {
  number: {
    least: { en: 'must be {minimum} or more', ja: '{minimum}以上にしてください' },
    most: { en: 'must be {maximum} or less', ja: '{maximum}以下にしてください' },
  },
  array: {
    least: { en: 'must name at least {minimum}', ja: '{minimum}つ以上入れてください' },
    most: { en: 'must name {maximum} at most', ja: '{maximum}つまでにしてください' },
  },
  string: {
    least: { en: 'must have at least {minimum} characters', ja: '{minimum}文字以上にしてください' },
    most: { en: 'must have {maximum} characters at most', ja: '{maximum}文字までにしてください' },
  },
};

const TYPES: Readonly<Record<string, Words>> = {
  int: { en: 'must be a whole number', ja: '整数にしてください' },
  number: { en: 'must be a number', ja: '数にしてください' },
  string: { en: 'must be a text', ja: '文字にしてください' },
  boolean: { en: 'must be true or false', ja: 'trueかfalseにしてください' },
  array: { en: 'must be a list', ja: '一覧（[…]）にしてください' },
  record: { en: 'must be a group of settings ({…})', ja: '設定のまとまり（{…}）にしてください' },
  object: { en: 'must be a group of settings ({…})', ja: '設定のまとまり（{…}）にしてください' },
};

const NOT_ALLOWED: Words = { en: 'is not allowed here', ja: 'ここでは使えない値です' };

/** Follows a fault after which a tablet uses another value. */
const INSTEAD: Words = {
  en: '; {used} is used instead of {given}',
  ja: '。{given}の代わりに{used}を使います',
};

type Say = Words | ((values: FindingValues) => Words);

/** The words of each kind of fault; the compiler names a missing one. */
const SAYS: Readonly<Record<FindingKind, Say>> = {
  address: {
    en: 'must be an http(s) address, a path that starts with /, or empty',
    ja: 'http(s)で始まるアドレスか、/で始まるパスにしてください。空でもかまいません',
  },
  'web-address': { en: 'must be an https address', ja: 'httpsで始まるアドレスにしてください' },
  'web-address-or-none': {
    en: 'must be an https address, or empty',
    ja: 'httpsで始まるアドレスにしてください。空でもかまいません',
  },
  'header-text': {
    en: 'is sent as an HTTP header: Latin letters, digits and signs only',
    ja: 'HTTPヘッダーで送るため、半角の英数字と記号だけにしてください',
  },
  colour: { en: 'must be a colour such as #0f5c5c', ja: '#0f5c5cのような色にしてください' },
  level: {
    en: 'must be 0 (hidden), 1 (optional) or 2 (required)',
    ja: '0（出さない）・1（任意）・2（必須）のどれかにしてください',
  },
  language: {
    en: 'must be the tag of a language that is written from left to right, such as ja, en, zh-Hans, fr or pt-BR',
    ja: '左から右に書く言語のタグにしてください（例：ja、en、zh-Hans、fr、pt-BR）',
  },
  localised: { en: 'must be a text, or a text for each language', ja: '文か、言語ごとの文にしてください' },
  integrity: {
    en: 'must be hashes such as sha384-…, as in an integrity attribute, with single spaces between, or empty',
    ja: 'integrity属性のようにsha384-…などのハッシュを空白1つで区切ってください。空でもかまいません',
  },
  'pin-hash': {
    en: 'must be what `node dist-server/make-pin-hash.js` prints (pbkdf2-sha256$iterations$salt$hash, of 10000 to 2000000 iterations), or empty',
    ja: 'node dist-server/make-pin-hash.js が表示する値（pbkdf2-sha256$…、繰り返しは10000〜2000000回）にしてください。空でもかまいません',
  },
  token: {
    en: 'must be 16 to 200 letters, digits and signs of ASCII without spaces, or empty',
    ja: '空白のない半角の英数字と記号で16〜200文字にしてください。空でもかまいません',
  },
  'speech-key': {
    en: 'must be what a key does and its name, such as next=F18',
    ja: 'next=F18のように、役割とキーの名前を書いてください',
  },
  'prompt-before-timeout': {
    en: 'must be less than kiosk.idle_timeout_s',
    ja: 'kiosk.idle_timeout_sより短くしてください',
  },
  'default-supported': {
    en: 'must be one of language.supported (where nothing is written, it is ja)',
    ja: 'language.supportedにある言語にしてください（書かなければjaです）',
  },
  'no-settings': {
    en: 'is no settings file: it has hardly a setting, or keys of an error message (error, errors, message, status, detail)',
    ja: '設定ファイルではないようです。設定がほとんどないか、エラー応答のキー（error・errors・message・status・detail）があります',
  },
  'too-deep': {
    en: 'is nested deeper than any settings',
    ja: '入れ子が深すぎます。設定ファイルではないようです',
  },
  'more-problems': { en: 'has {count} more of these', ja: '同じような点がほかに{count}件あります' },
  'unknown-key': {
    en: 'is not a key of this file',
    ja: 'このファイルにはないキーです。書き誤りかもしれません',
  },
  'no-facility': {
    en: 'does nothing without a facility to load the levels of: set facility.id or display.use_facility_selector',
    ja: '施設がないと働きません。facility.idかdisplay.use_facility_selectorも設定してください',
  },
  'poor-contrast': {
    en: 'has too little contrast: {ratio} with the background, and text needs 4.5',
    ja: 'コントラストが足りません（背景に対して{ratio}、文字には4.5が要ります）',
  },
  'demo-card-script': {
    en: "is the demo hotel's, which a gateway before a real hotel refuses: write the address of your card provider's script, or take the key out",
    ja: 'デモホテルのもので、実際の施設のゲートウェイは受け付けません。カード会社のスクリプトのアドレスにするか、項目を消してください',
  },
  'no-facility-at-checkout': {
    en: 'is empty, and at check-out nobody chooses a facility: a hotel that asks for one refuses payments there',
    ja: '空のままです。チェックアウトでは施設を選ばないため、施設の指定が要るホテルではお支払いができません',
  },
  'no-card-script': {
    en: "is empty, so this tablet takes no cards: guests with something to pay are sent to the front desk. Write the address of your card provider's script if they are to pay here",
    ja: '空のため、この端末ではカードを使えません。お支払いのあるお客様は、フロントへご案内します。端末で支払えるようにするには、カード会社のスクリプトのアドレスを書いてください',
  },
  'http-card-script': {
    en: 'begins with http:, so cards would travel unprotected, and a tablet that came by https does not load it: write https:',
    ja: 'http: で始まるため、カードの情報が守られず、httpsで開いた端末は読み込みません。https: にしてください',
  },
  'no-client-key': {
    en: 'is empty, and a cico system refuses every call without its key: ask the support of the system',
    ja: '空のままです。cicoは、この値のない通信をすべて断ります。宿泊管理システムの担当の方に確かめてください',
  },
  'no-scheme': {
    en: 'begins with //, which the page may not load: write the whole address, beginning with https:',
    ja: '// で始まるアドレスは、端末が読み込めません。https: から書いてください',
  },
  'languages-not-offered': {
    en: 'is off, so guests cannot choose a language and read {shown} alone: browser offers all of language.supported',
    ja: 'offのため、お客様は言語を選べず、{shown}だけで表示します。browserにすると、language.supportedの言語をすべて選べます',
  },
  'nobody-from-abroad': {
    en: 'does nothing: only guests who live abroad are asked for a passport, and visibility.representative.overseas is 0',
    ja: '働きません。パスポートをお尋ねするのは海外在住のお客様だけで、visibility.representative.overseas が0です',
  },
  'unknown-factors': {
    en: 'has names that no hotel sends, and that stay empty in the QR code: {names}',
    ja: 'どのホテルからも届かない名前があり、QRコードのその場所は空になります：{names}',
  },
  'no-language-file': {
    en: '{language} is not offered: put its texts into tenant-lang/{language}.json',
    ja: '{language}は選べません。文言をtenant-lang/{language}.jsonに書いてください',
  },
  'no-language-name': {
    en: '{language} is not offered: tenant-lang/{language}.json does not say language.name, the name of the language in itself',
    ja: '{language}は選べません。tenant-lang/{language}.jsonのlanguage.nameに、その言語での言語の名前を書いてください',
  },
  'language-name-twice': {
    en: 'tenant-lang/{language}.json: language.name is the name of another language, {name}',
    ja: 'tenant-lang/{language}.json：language.nameが、ほかの言語の名前（{name}）になっています',
  },
  'texts-missing': {
    en: 'tenant-lang/{language}.json: {count} of {all} texts are missing, or as in English, and are shown in English: {keys}',
    ja: 'tenant-lang/{language}.json：{all}件のうち{count}件の文言がないか英語のままで、英語で出ます：{keys}',
  },
  'texts-unusable': {
    en: 'tenant-lang/{language}.json: these are shown in English, as they have other {{names}} or lines than in English: {keys}',
    ja: 'tenant-lang/{language}.json：{{名前}}か行の数が英語と違うため、英語で出ます：{keys}',
  },
  invalid_type: ({ expected = '' }) => TYPES[expected] ?? NOT_ALLOWED,
  invalid_value: { en: 'must be one of: {values}', ja: '次のどれかにしてください：{values}' },
  too_small: ({ origin = '' }) => BY_ORIGIN[origin]?.least ?? NOT_ALLOWED,
  too_big: ({ origin = '' }) => BY_ORIGIN[origin]?.most ?? NOT_ALLOWED,
  invalid_format: NOT_ALLOWED,
  invalid_union: NOT_ALLOWED,
  invalid_key: NOT_ALLOWED,
  invalid_element: NOT_ALLOWED,
  not_multiple_of: NOT_ALLOWED,
  unrecognized_keys: NOT_ALLOWED,
  custom: NOT_ALLOWED,
};

const ALL: ReadonlyMap<string, Say> = new Map(Object.entries(SAYS));

export function wordsFor({ kind, values }: { readonly kind: string; readonly values: FindingValues }): Words {
  const say = ALL.get(kind) ?? NOT_ALLOWED;
  const { en, ja } = typeof say === 'function' ? say(values) : say;
  const instead = values.used === undefined ? { en: '', ja: '' } : INSTEAD;
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
  return { en: filled(en + instead.en), ja: filled(ja + instead.ja) };
}

export const lineFor = (found: { readonly key: string } & Parameters<typeof wordsFor>[0]): string =>
  `${found.key}: ${wordsFor(found).en}`;
