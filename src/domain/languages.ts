/** Languages with a built-in set of texts, each named in itself. A new one is added here and as `i18n/{lang}.json`. */
export const LANGUAGES = { ja: '日本語', en: 'English' } as const;

/** A language the app can be shown in, as in the page's `lang`. */
export type Language = keyof typeof LANGUAGES;

/** True for the name of a built-in language. */
export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/** A set of texts as it stands in a file: names to texts or to further sets. */
export interface TextTree {
  [name: string]: string | TextTree;
}
