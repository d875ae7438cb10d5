import type { Language } from '../../staff-pages/language.ts';

const EN = {
  title: 'Settings',
  folder: 'Saved to {folder}',
  noFolder:
    'A copy of the sample. Start with TENANT=FOLDER npm start to save to a folder; download works either way.',
  open: 'Open…',
  openHint: 'config.json, or an archive that was downloaded here',
  opened: 'Opened {file}',
  notOpened: '{file} is neither settings nor an archive of them',
  download: 'Download',
  save: 'Save',
  saved: 'Saved: {files}',
  notSaved: 'Not saved: {reason}',
  good: 'Tablets will take these settings.',
  bad: 'Not saved until this is mended; the preview shows the last good settings.',
  unreachable: 'The server does not answer. Is npm start still running?',
  remarks: 'Worth knowing',
  usual: 'Default: {value}',
  none: 'empty',
  on: 'on',
  off: 'off',
  reset: 'Back to the default',
  pick: 'Pick: {name}',
  byLaw: 'as the law asks',
  oneText: 'One text for all languages',
  perLanguage: 'A text for each language',
  contrastGood: 'Contrast {ratio} : 1 on paper. Easy to read (WCAG AA asks for 4.5).',
  contrastBest: 'Contrast {ratio} : 1 on paper. Very easy to read (WCAG AAA asks for 7).',
  contrastPoor:
    'Contrast {ratio} : 1 on paper. Too little to read (WCAG AA asks for 4.5): tablets use {used} instead.',
  preview: 'Preview',
  screen: 'Screen',
  language: 'Language',
  size: 'Size',
  landscape: 'Tablet, wide',
  portrait: 'Tablet, upright',
  phone: 'Phone',
  again: 'Show again',
  showing: 'Going to the screen…',
  notReached: 'This screen was not reached with these settings.',
  home: 'Home',
  search: 'Check-in: search',
  reservation: 'Check-in: reservation',
  representative: 'Check-in: form',
  checkout: 'Check-out: search',
  demo: 'The app with the demo hotel; nothing reaches a real one.',
};

/** The words of the page beside those of the settings. */
export type PageWords = Readonly<Record<keyof typeof EN, string>>;

const JA: PageWords = {
  title: '設定',
  folder: '保存先：{folder}',
  noFolder:
    '見本の写しです。フォルダーに保存するには TENANT=フォルダー npm start で始めてください。ダウンロードはいつでもできます。',
  open: '開く…',
  openHint: 'config.json、またはここでダウンロードしたファイル',
  opened: '{file} を開きました',
  notOpened: '{file} は設定のファイルではありません',
  download: 'ダウンロード',
  save: '保存',
  saved: '保存しました：{files}',
  notSaved: '保存できませんでした：{reason}',
  good: 'この設定はタブレットで使えます。',
  bad: '直すまで保存できません。プレビューは直前の正しい設定のままです。',
  unreachable: 'サーバーが応答しません。npm start が動いているか確かめてください。',
  remarks: 'お知らせ',
  usual: '初期値：{value}',
  none: '空',
  on: '入',
  off: '切',
  reset: '初期値に戻す',
  pick: '{name}を選ぶ',
  byLaw: '法令の最小限',
  oneText: 'すべての言語で同じ文',
  perLanguage: '言語ごとの文',
  contrastGood: '背景とのコントラスト {ratio} : 1。読みやすい色です（WCAG AA の基準は 4.5）。',
  contrastBest: '背景とのコントラスト {ratio} : 1。とても読みやすい色です（WCAG AAA の基準は 7）。',
  contrastPoor:
    '背景とのコントラスト {ratio} : 1。読みにくい色です（WCAG AA の基準は 4.5）。タブレットでは {used} を使います。',
  preview: 'プレビュー',
  screen: '画面',
  language: '言語',
  size: '大きさ',
  landscape: 'タブレット横',
  portrait: 'タブレット縦',
  phone: '携帯電話',
  again: 'もう一度表示',
  showing: '画面を開いています…',
  notReached: 'この設定では、この画面に進めませんでした。',
  home: '最初の画面',
  search: 'チェックイン：予約を探す',
  reservation: 'チェックイン：予約の確認',
  representative: 'チェックイン：入力',
  checkout: 'チェックアウト：予約を探す',
  demo: '見本のホテルにつないだアプリです。実際のホテルには何も送りません。',
};

/** The page's words in both languages. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { en: EN, ja: JA };

/** A sentence with its `{names}` replaced. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
