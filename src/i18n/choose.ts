import { languageIn } from '~/domain/language-in';
import type { Language } from '~/domain/languages';

export type LanguageSituation = {
  readonly mode: 'off' | 'browser' | 'query';
  readonly supported: readonly Language[];
  readonly standard: Language;
  /** The browser's languages, the preferred one first, separated by commas. */
  readonly browser: string;
  /** The address's `lang` parameter. */
  readonly query: string | null;
};

/** The language in which a visit starts. In query mode an unsupported language means an international guest: English. */
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
