import { languageIn, tagIn } from './language-in';
import { LANGUAGES } from './languages.gen';

export { LANGUAGES } from './languages.gen';

/** A language of the app itself, with a file in `i18n/`. */
export type BuiltInLanguage = keyof typeof LANGUAGES;

/** A language of the screens by BCP 47 tag: the app's own, or one that the hotel's texts add. */
export type Language = string;

/** True for the tag of a language of the app itself. */
export const isBuiltIn = (name: unknown): name is BuiltInLanguage =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The tag of a language, such as `fr`, `pt-BR` or `sr-Latn-RS`; also the name of its file. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** The tag of a language that a file names: one of the app's languages, or another valid one; undefined otherwise. */
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

/** Texts of a language file: each name has a text or a subtree. */
export interface TextTree {
  [name: string]: string | TextTree;
}

/** A hotel's own texts by language. */
export type Overlays = Readonly<Partial<Record<Language, TextTree>>>;

/** A language's own name; undefined for a hotel's own language without a name in its texts. */
export function nameOfLanguage(language: Language, overlays: Overlays): string | undefined {
  return isBuiltIn(language) ? LANGUAGES[language] : aboutItself(language, overlays).name;
}

/** The hotel's texts about one of its languages, which no screen reads by a key. */
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

/** True for Japanese, Chinese and Korean, whose short names of days and countries are full words. */
export const isEastAsian = (language: string): boolean => /^(ja|zh|ko)\b/.test(language);
