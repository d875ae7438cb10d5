import { LANGUAGES } from '../../src/domain/languages.ts';
import type { Language } from '../server/staff-language.ts';

const TEXT_FILES = Object.keys(LANGUAGES)
  .map((tag) => `[\`${tag}\`](../../src/i18n/${tag}.json)`)
  .join(', ');

const MADE_BY =
  '<!-- Made by `npm run docs -- settings` from src/config/schema.ts and kiosk/build/setting-words: edit those. -->';

const CHECK = `\`\`\`
npm run check-config -- public/data/config.json
\`\`\``;

/** What the page of settings says beside the settings themselves. */
const EN = {
  introduction: `# Settings

${MADE_BY}

[日本語](SETTINGS.ja.md)

Each hotel has one file of settings, \`/data/config.json\`: in its tenant folder, or [the sample](../../public/data/config.json)
of the build. Every key may be left out, but a file with none of these keys does not count as a settings file: it may be a server's error message.
The rules are in [src/config/schema.ts](../../src/config/schema.ts) and published as JSON Schema (\`/config.schema.json\`), with which an editor
completes and checks the file.

${CHECK}

names the file, the key, the problem and what is allowed. It also names keys that have no effect beside the others, such as
\`display.control_visibility\` without any facility, and the value that tablets use in place of a number out of range or of a colour that is hard to read;
neither stops a tablet from taking the rest. With \`--hotel real\` it also refuses what a gateway for a real hotel refuses: the demo hotel's card script.

A tablet takes new settings at its start, every quarter of an hour and when the network returns, and only while home is
shown. If the file is broken or missing, the last good settings stay in use. A tablet that never had any uses the defaults and says so to the staff.
`,
  withoutGroup: 'Settings without a group',
  withoutGroupMeaning: 'These are at the top of the file.',
  /** The names of the columns. */
  columns: 'key | default | allowed | what it does',
  none: 'none',
  empty: 'empty',
  allowed: {
    levels: (fields: string) => `0, 1 or 2 for each of ${fields}`,
    range: (least: number, most: number) => `${least} to ${most}`,
    list: (items: string) => `list: ${items}`,
    address: 'http(s) address, or path from `/`',
    webAddress: 'https address',
    colour: 'colour as `#rrggbb`',
    text: 'text',
    localised: 'text, or one per language',
  },
  furtherSections: `
## What follows check-in

It depends on two settings, and on the hotel's check-in code for the guest:

| \`display.use_checkin_payment\` | \`qr_code.is_active_in_checkin\` | a guest who looks up a finished check-in (code 30 or more; 40 is paid) | after checking in |
|---|---|---|---|
| off | off | goes through the screens like any other guest | done screen |
| off | on | QR code | QR code |
| on | either | 40, several rooms or no payment target: QR code; else QR code as unpaid | 40, several rooms or no payment target: QR code; else QR code as unpaid, with payment by card |

## Texts, pictures and colours

**Texts.** \`/tenant-lang/{lang}.json\` of every language on offer replaces single texts of the built-in ones
(${TEXT_FILES}). A text that is empty or blank leaves the built-in one. With \`language.auto_language_select\` at
\`query\` the English file is read too, because a language that the app does not know is shown in English. Without a file (answer
404) the built-in texts are shown. If a file cannot be loaded or read, the texts in use stay; on a first start these are the built-in ones.

**Words of the hotel's system.** Room types, meals, taxes and lines of the bill come in the words of the hotel's system. \`hotel_words\` in a language's file says what
guests read instead: \`{"hotel_words": {"和室A": "Japanese-style room A", "宿泊料": "Room charge"}}\`. The system's own word stands small beside it, so that the staff recognise it.
Spaces, width and case do not matter, \`#\` is any number (\`"#号室": "Room #"\`), and text in brackets is looked up separately. [The usual words](../../src/i18n/hotel-words/usual.json) are
built in for guests who do not read Japanese. A word that is in neither list is shown as it came.

**Pictures.** \`checkin.png\`, \`checkout.png\`, \`ic_success.png\` and \`logo.svg\` are in \`/data\`: beside \`config.json\` in the hotel's folder. Where one is missing, the app's own is shown.

**Colours.** \`theme.primary\` and \`theme.accent\` need a contrast of 4.5 to 1 on the app's background. A colour with less contrast is
darkened and keeps its hue; \`npm run check-config\` names it, with the colour that is used instead.
`,
};

/** The same words in any language. */
export type SettingsDocsWords = typeof EN;

const JA: SettingsDocsWords = {
  introduction: `# 設定

${MADE_BY}

[English](SETTINGS.md)

施設ごとに、設定ファイル \`/data/config.json\` が1つあります。施設のフォルダーに置きます。\`npm start\` だけで試すときは、[見本](../../public/data/config.json)が使われます。
どの項目も省略できます。ただし、下の項目が1つもないファイルは、設定ファイルとして扱いません（サーバーのエラーメッセージかもしれないためです）。
決まりは[src/config/schema.ts](../../src/config/schema.ts)にあり、JSON Schema（\`/config.schema.json\`）としても公開しています。これを使うと、エディターが入力を補い、誤りを指摘します。

${CHECK}

このコマンドは、問題のあるファイルと項目、問題の内容、使える値を表示します。施設がないのに \`display.control_visibility\` を使うなど、ほかの設定と合わず効果のない項目も表示します。
範囲の外の数や読みにくい色には、端末が代わりに使う値を表示します（そのほかの設定は、そのまま使われます）。\`--hotel real\` を付けると、実際の施設のゲートウェイが
受け付けないもの（デモホテルのカードのスクリプト）も指摘します。

端末は、起動時、15分ごと、ネットワークが戻ったときに、新しい設定を読み込みます。切り替わるのは、はじめの画面が表示されている間だけです。ファイルが壊れているか、ない場合は、最後の正しい設定を使い続けます。
設定を一度も読み込めていない端末は、初期値で動き、そのことをスタッフに知らせます。
`,
  withoutGroup: 'グループのない設定',
  withoutGroupMeaning: 'ファイルのいちばん上の階層に書きます。',
  columns: '項目 | 初期値 | 使える値 | はたらき',
  none: 'なし',
  empty: '空',
  allowed: {
    levels: (fields) => `${fields} のそれぞれに0、1、2`,
    range: (least, most) => `${least}〜${most}`,
    list: (items) => `一覧：${items}`,
    address: 'http(s) のアドレス、または `/` で始まるパス',
    webAddress: 'https のアドレス',
    colour: '色（`#rrggbb`）',
    text: '文字',
    localised: '1つの文、または言語ごとの文',
  },
  furtherSections: `
## チェックインのあとの画面

次の2つの設定と、宿泊管理システムのチェックインコードで決まります。

| \`display.use_checkin_payment\` | \`qr_code.is_active_in_checkin\` | チェックイン済みのお客様が予約を探したとき（コード30以上。40は支払い済み） | チェックインのあと |
|---|---|---|---|
| 切 | 切 | ほかのお客様と同じ画面に進む | 完了の画面 |
| 切 | 入 | QRコード | QRコード |
| 入 | どちらでも | 40、複数の部屋、支払うものがない場合はQRコード。ほかは未精算のQRコード | 40、複数の部屋、支払うものがない場合はQRコード。ほかは未精算のQRコードで、カードでもお支払いになれる |

## 文言・画像・色

**文言**　選べる言語ごとの \`/tenant-lang/言語.json\` に書いた文言が、アプリの文言（${TEXT_FILES}）と置き換わります。空の文言や空白だけの文言では、アプリの文言のままです。
\`language.auto_language_select\` が \`query\` のときは、英語のファイルも読み込みます（アプリにない言語は、英語で表示するためです）。ファイルがない場合（応答404）は、アプリの文言を表示します。
ファイルを読み込めない場合は、今の文言を使い続けます。初めての起動では、アプリの文言を使います。

**宿泊管理システムの言葉**　部屋タイプ・食事・税・明細は、宿泊管理システムの言葉で届きます。言語のファイルの \`hotel_words\` に、お客様に見せる言葉を書きます（\`{"hotel_words": {"和室A": "Japanese-style room A", "宿泊料": "Room charge"}}\`）。
スタッフにもわかるように、元の言葉も横に小さく表示します。空白、全角と半角、大文字と小文字は区別しません。\`#\` はどの数字にも当てはまり（\`"#号室": "Room #"\`）、かっこの中は別の言葉として扱います。
日本語以外には、[よくある言葉](../../src/i18n/hotel-words/usual.json)がはじめから入っています。どちらにもない言葉は、届いたまま表示します。

**画像**　\`checkin.png\`、\`checkout.png\`、\`ic_success.png\`、\`logo.svg\` を \`/data\`（施設のフォルダーの、\`config.json\` の横）に置きます。ないものは、アプリの画像を表示します。

**色**　\`theme.primary\` と \`theme.accent\` には、アプリの背景に対して4.5対1以上のコントラストが必要です。足りない色は、色合いを変えずに濃くして使います。\`npm run check-config\` が、その色と、代わりに使う色を表示します。
`,
};

/** The words of the page of settings in both languages. */
export const SETTINGS_DOCS_WORDS: Readonly<Record<Language, SettingsDocsWords>> = { en: EN, ja: JA };
