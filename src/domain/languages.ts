/** Languages with a built-in set of texts, each named in itself. A new one is added here and as `i18n/{lang}.json`. */
export const LANGUAGES = {
  ja: '日本語',
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ko: '한국어',
} as const;

/** A language the app can be shown in, as in the page's `lang`. */
export type Language = keyof typeof LANGUAGES;

/** A set of texts as it stands in a file: names to texts or to further sets. */
export interface TextTree {
  [name: string]: string | TextTree;
}
