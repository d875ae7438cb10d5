import { languageIn } from './language-in';
import { LANGUAGES } from './languages.gen';

export { LANGUAGES } from './languages.gen';

/** A language the app can be shown in: a BCP 47 tag, as in the page's `lang`. Each has a file in `i18n/`. */
export type Language = keyof typeof LANGUAGES;

/** True for the name of a language that the app has. */
export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The language that a file names; undefined for one that the app does not have. */
export const knownLanguage = (name: unknown): Language | undefined =>
  typeof name === 'string' ? languageIn(name, Object.keys(LANGUAGES).filter(isLanguage)) : undefined;

/** A tree of texts as stored in a language file: each name has a text or a subtree. */
export interface TextTree {
  [name: string]: string | TextTree;
}

/** A hotel's own texts by language; languages without any have no entry. */
export type Overlays = Readonly<Partial<Record<Language, TextTree>>>;

/** True for Japanese, Chinese and Korean, whose short names of days and countries are words rather than abbreviations. */
export const isEastAsian = (language: string): boolean => /^(ja|zh|ko)\b/.test(language);
