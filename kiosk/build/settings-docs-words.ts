import type { Language } from '../server/staff-language.ts';

/** What the tables of settings say beside the settings themselves. */
const EN = {
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
};

/** The same words in any language. */
export type SettingsDocsWords = typeof EN;

const JA: SettingsDocsWords = {
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
};

/** The words of the page of settings in both languages. */
export const SETTINGS_DOCS_WORDS: Readonly<Record<Language, SettingsDocsWords>> = { en: EN, ja: JA };
