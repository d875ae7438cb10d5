import { languageIn } from '~/domain/language-in';
import type { Language } from '~/domain/languages';

/** What the choice of the language depends on. */
export type LanguageSituation = {
  readonly mode: 'off' | 'browser' | 'query';
  readonly supported: readonly Language[];
  readonly standard: Language;
  /** The languages of the browser, the preferred one first, with commas between them. */
  readonly browser: string;
  /** The address's `lang` parameter. */
  readonly query: string | null;
};

/**
 * The language in which a visit starts. In query mode an unsupported language means an international guest
 * and gives English.
 */
export function chooseLanguage({ mode, supported, standard, browser, query }: LanguageSituation): Language {
  switch (mode) {
    case 'off':
      return standard;
    case 'browser':
      return languageIn(browser, supported) ?? standard;
    case 'query':
      return languageIn(query ?? '', supported) ?? 'en';
  }
}
