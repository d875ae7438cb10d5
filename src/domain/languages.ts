import { languageIn, tagIn } from './language-in';
import { LANGUAGES } from './languages.gen';

export { LANGUAGES } from './languages.gen';

/** A language that the app brings: each has a file in `i18n/`. */
export type BuiltInLanguage = keyof typeof LANGUAGES;

/**
 * A language the app can be shown in: a BCP 47 tag, as in the page's `lang`. The app brings some; the texts of a hotel add
 * others.
 */
export type Language = string;

/** True for the name of a language that the app brings. */
export const isBuiltIn = (name: unknown): name is BuiltInLanguage =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The tag of a language, such as `fr`, `pt-BR` or `sr-Latn-RS`; also the name of the file of its texts. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/**
 * The language that a file names, as the app writes it: one that the app brings, or else the tag of another. Undefined for
 * what is no language.
 */
export function languageNamed(name: unknown): Language | undefined {
  if (typeof name !== 'string') return undefined;
  const builtIn = languageIn(name, Object.keys(LANGUAGES).filter(isBuiltIn));
  if (builtIn !== undefined) return builtIn;
  try {
    const [tag = ''] = Intl.getCanonicalLocales(tagIn(name));
    return LANGUAGE_TAG.test(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** A tree of texts as stored in a language file: each name has a text or a subtree. */
export interface TextTree {
  [name: string]: string | TextTree;
}

/** A hotel's own texts by language; languages without any have no entry. */
export type Overlays = Readonly<Partial<Record<Language, TextTree>>>;

/** What a language is called in itself; undefined for one of the hotel's own whose texts are not there or do not say it. */
export function nameOfLanguage(language: Language, overlays: Overlays): string | undefined {
  return isBuiltIn(language) ? LANGUAGES[language] : aboutItself(language, overlays).name;
}

/** What the hotel's texts of a language say of the language: no screen asks for it by a key. */
export function aboutItself(
  language: Language,
  overlays: Overlays,
): { readonly name?: string | undefined; readonly invitation?: string | undefined } {
  const { language: about } = overlays[language] ?? {};
  const said = (text: string | TextTree | undefined) =>
    typeof text === 'string' && text.trim() !== '' ? text : undefined;
  if (typeof about !== 'object') return {};
  return { name: said(about.name), invitation: said(about.invitation) };
}

/** True for Japanese, Chinese and Korean, whose short names of days and countries are words rather than abbreviations. */
export const isEastAsian = (language: string): boolean => /^(ja|zh|ko)\b/.test(language);
