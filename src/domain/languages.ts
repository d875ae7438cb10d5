import { languageIn } from './language-in';
import { LANGUAGES } from './languages.gen';

export { LANGUAGES } from './languages.gen';

/** A language of the app, by BCP 47 tag. Each has a file in `i18n/`. */
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The app's language for a name in a file; undefined if it has none. */
export const knownLanguage = (name: unknown): Language | undefined =>
  typeof name === 'string' ? languageIn(name, Object.keys(LANGUAGES).filter(isLanguage)) : undefined;

/** Texts of a language file: each name has a text or a subtree. */
export interface TextTree {
  [name: string]: string | TextTree;
}

/** A hotel's own texts by language. */
export type Overlays = Readonly<Partial<Record<Language, TextTree>>>;

/** True for Japanese, Chinese and Korean, whose short names of days and countries are full words. */
export const isEastAsian = (language: string): boolean => /^(ja|zh|ko)\b/.test(language);
