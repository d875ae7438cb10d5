import type { LANGUAGES } from './languages.gen';

export { LANGUAGES } from './languages.gen';

/** A language the app can be shown in: a BCP 47 tag, as in the page's `lang`. Each has a file in `i18n/`. */
export type Language = keyof typeof LANGUAGES;

/** A tree of texts as stored in a language file: each name has a text or a subtree. */
export interface TextTree {
  [name: string]: string | TextTree;
}
