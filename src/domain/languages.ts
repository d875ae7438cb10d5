/**
 * Languages that have built-in texts, each with its own name. To add one, add it here and as
 * `i18n/{lang}.json`.
 */
export const LANGUAGES = {
  ja: '日本語',
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ko: '한국어',
} as const;

/** A language the app can be shown in: a BCP 47 tag, as in the page's `lang`. */
export type Language = keyof typeof LANGUAGES;

/** A tree of texts as stored in a language file: each name has a text or a subtree. */
export interface TextTree {
  [name: string]: string | TextTree;
}
