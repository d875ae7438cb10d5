import type { Language, Words } from '../../server/staff-language.ts';

export const PAGE_WORDS = {
  title: { en: 'Settings', ja: '設定' },
  folder: { en: 'Saved to {folder}', ja: '保存先：{folder}' },
  noFolder: {
    en: 'A copy of the sample. Start with HOTEL_URL=demo TENANT=FOLDER npm start to save to a folder; download works either way.',
    ja: '見本の写しです。フォルダーに保存するには HOTEL_URL=demo TENANT=フォルダー npm start で始めてください。ダウンロードはいつでもできます。',
  },
  open: { en: 'Open…', ja: '開く…' },
  openHint: {
    en: 'config.json, or an archive that was downloaded here',
    ja: 'config.json、またはここでダウンロードしたファイル',
  },
  opened: { en: 'Opened {file}', ja: '{file} を開きました' },
  notOpened: {
    en: '{file} is neither settings nor an archive of them',
    ja: '{file} は設定のファイルではありません',
  },
  download: { en: 'Download', ja: 'ダウンロード' },
  save: { en: 'Save', ja: '保存' },
  saved: { en: 'Saved: {files}', ja: '保存しました：{files}' },
  notSaved: { en: 'Not saved: {reason}', ja: '保存できませんでした：{reason}' },
  changedMeanwhile: {
    en: 'Another window, or somebody else, has changed the folder since this window began. Save all the same, and replace that?',
    ja: 'この画面を開いたあと、ほかの画面か人がフォルダーを変更しました。それを置き換えて保存しますか？',
  },
  leftAsItIs: {
    en: 'Not saved: the folder stays as the other window left it.',
    ja: '保存しませんでした。フォルダーはほかの画面が保存したままです。',
  },
  good: { en: 'Tablets will take these settings.', ja: 'この設定は端末で使えます。' },
  bad: {
    en: 'Not saved until this is mended; the preview shows the last good settings.',
    ja: '直すまで保存できません。プレビューは直前の正しい設定のままです。',
  },
  unreachable: {
    en: 'The server does not answer. Is npm start still running?',
    ja: 'サーバーが応答しません。npm start が動いているか確かめてください。',
  },
  usual: { en: 'Default: {value}', ja: '初期値：{value}' },
  none: { en: 'empty', ja: '空' },
  on: { en: 'on', ja: '入' },
  off: { en: 'off', ja: '切' },
  reset: { en: 'Back to the default', ja: '初期値に戻す' },
  pick: { en: 'Pick: {name}', ja: '{name}を選ぶ' },
  byLaw: { en: 'as the law asks', ja: '法令の最小限' },
  oneText: { en: 'One text for all languages', ja: 'すべての言語で同じ文' },
  perLanguage: { en: 'A text for each language', ja: '言語ごとの文' },
  contrastGood: {
    en: 'Contrast {ratio} : 1 on paper. Easy to read (WCAG AA asks for 4.5).',
    ja: '背景とのコントラスト {ratio} : 1。読みやすい色です（WCAG AA の基準は 4.5）。',
  },
  contrastBest: {
    en: 'Contrast {ratio} : 1 on paper. Very easy to read (WCAG AAA asks for 7).',
    ja: '背景とのコントラスト {ratio} : 1。とても読みやすい色です（WCAG AAA の基準は 7）。',
  },
  contrastPoor: {
    en: 'Contrast {ratio} : 1 on paper. Too little to read (WCAG AA asks for 4.5): tablets use {used} instead.',
    ja: '背景とのコントラスト {ratio} : 1。読みにくい色です（WCAG AA の基準は 4.5）。端末では {used} を使います。',
  },
  preview: { en: 'Preview', ja: 'プレビュー' },
  screen: { en: 'Screen', ja: '画面' },
  language: { en: 'Language', ja: '言語' },
  size: { en: 'Size', ja: '大きさ' },
  landscape: { en: 'Tablet, wide', ja: 'タブレット横' },
  portrait: { en: 'Tablet, upright', ja: 'タブレット縦' },
  phone: { en: 'Phone', ja: '携帯電話' },
  again: { en: 'Show again', ja: 'もう一度表示' },
  showing: { en: 'Going to the screen…', ja: '画面を開いています…' },
  notReached: {
    en: 'This screen was not reached with these settings.',
    ja: 'この設定では、この画面に進めませんでした。',
  },
  turnedOff: { en: '{screen} (turned off)', ja: '{screen}（使わない設定）' },
  texts: { en: 'Texts', ja: '文言' },
  textsMeaning: {
    en: "The app's texts, and below each the hotel's own in its place. An empty one leaves the app's.",
    ja: 'アプリの文言です。下の欄に書くと、その文言に置き換わります。空ならアプリの文言のままです。',
  },
  show: { en: 'Show', ja: '表示するもの' },
  find: { en: 'Find a text or key', ja: '文言やキーを探す' },
  allTexts: { en: 'All ({count})', ja: 'すべて（{count}）' },
  ownTexts: { en: 'Own ({count})', ja: '独自の文言（{count}）' },
  missingTexts: { en: 'Missing ({count})', ja: '足りないもの（{count}）' },
  noTexts: { en: 'None.', ja: 'ありません。' },
  moreTexts: {
    en: '{count} more: look for a word to see them.',
    ja: 'ほかに{count}件あります。言葉で探してください。',
  },
  ownText: { en: "the hotel's own text", ja: '独自の文言' },
  missing: {
    en: 'Missing in this language: shown in English.',
    ja: 'この言語の文言がありません。英語で表示します。',
  },
  unknownText: {
    en: 'No text of the app has this key: misspelt, or of an earlier version.',
    ja: 'このキーはアプリにありません。書き誤りか、以前の版のものです。',
  },
  wrongNames: {
    en: 'Left out, or filled in by nothing: {names}',
    ja: '抜けているか、何も入らない名前：{names}',
  },
  hotelWords: { en: 'Words of the hotel’s system', ja: '宿泊管理システムの言葉' },
  hotelWordsMeaning: {
    en: 'Room types, meals, taxes and lines of the bill as the hotel’s system sends them, and what guests read in this language; the hotel’s own word stands small beside it. Spaces and width do not matter, # is any number, and what stands in brackets is read apart. The usual ones are built in for all but Japanese.',
    ja: '部屋タイプ・食事・税・明細など、宿泊管理システムから届く言葉を、この言語で何と表示するかです。元の言葉も横に小さく出ます。空白と全角・半角は問いません。# はどの数字にも当たり、かっこの中は別に読みます。よくある言葉は、日本語以外にはじめから入っています。',
  },
  hotelWord: { en: 'Word of the hotel’s system, such as 和室A', ja: '宿泊管理システムの言葉（例：和室A）' },
  addHotelWord: { en: 'Add', ja: '追加' },
  removeHotelWord: { en: 'Take out {word}', ja: '{word}を除く' },
  newLanguage: { en: 'New language…', ja: '新しい言語…' },
  newLanguageAsk: { en: 'Its tag, such as fr or pt-BR', ja: 'fr や pt-BR などの言語タグ' },
  newLanguageMeaning: {
    en: 'A language that the app does not have can be written here, and offered once language.name is its name.',
    ja: 'アプリにない言語もここで書けます。language.name にその言語の名前を書くと、お客様が選べる言語に加えられます。',
  },
  pictures: { en: 'Pictures', ja: '画像' },
  picturesMeaning: {
    en: "Drop a picture onto its place. Where there is none, tablets show the app's.",
    ja: '画像をそれぞれの場所に入れてください。ないものは、アプリの画像が出ます。',
  },
  checkinPicture: { en: 'Check-in', ja: 'チェックイン' },
  checkoutPicture: { en: 'Check-out', ja: 'チェックアウト' },
  logoPicture: { en: 'Logo', ja: 'ロゴ' },
  donePicture: { en: 'Done', ja: '完了' },
  attractPicture: { en: 'Attract view', ja: '待ち受け画面' },
  signaturePicture: { en: 'How to sign', ja: '署名の見本' },
  passportPicture: { en: 'Page of the passport', ja: 'パスポートの案内' },
  builtInPicture: { en: "the app's own", ja: 'アプリの画像' },
  dropHere: { en: 'Drop a picture here, or', ja: 'ここに画像をドロップ、または' },
  choosePicture: { en: 'choose one…', ja: '選ぶ…' },
  removePicture: { en: 'Take it out', ja: '取り除く' },
  anyPicture: {
    en: 'This place takes SVG, PNG, JPEG, WebP or AVIF.',
    ja: 'ここにはSVG・PNG・JPEG・WebP・AVIFを入れてください。',
  },
  onlyPixels: {
    en: 'This place takes PNG, JPEG, WebP or AVIF.',
    ja: 'ここにはPNG・JPEG・WebP・AVIFを入れてください。',
  },
  changes: { en: 'Compare', ja: '初期値との違い' },
  changesMeaning: {
    en: 'What differs from the defaults. Nothing else is saved.',
    ja: '初期値と違うものです。これだけが保存されます。',
  },
  noChanges: { en: 'Everything is as it is by default.', ja: 'すべて初期値のままです。' },
  setting: { en: 'Setting', ja: '設定' },
  here: { en: 'Here', ja: 'ここでの値' },
  usualValue: { en: 'Default', ja: '初期値' },
  textsToo: { en: 'Own texts, in all languages: {count}', ja: '独自の文言（全言語）：{count}' },
  demo: {
    en: 'The app with the demo hotel; nothing reaches a real one.',
    ja: 'デモホテルにつないだアプリです。実際のホテルには何も送りません。',
  },
} satisfies Readonly<Record<string, Words>>;

/** A word of `PAGE_WORDS`, with its `{names}` replaced. */
export type Say = (
  name: keyof typeof PAGE_WORDS,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const sayIn =
  (language: Language): Say =>
  (name, values = {}) =>
    PAGE_WORDS[name][language].replace(/\{(\w+)\}/gu, (whole, hole: string) => String(values[hole] ?? whole));

export const LEVEL_WORDS: Readonly<Record<'ja' | 'en', readonly [string, string, string]>> = {
  en: ['0 – hidden', '1 – optional', '2 – required'],
  ja: ['0 – なし', '1 – 任意', '2 – 必須'],
};
