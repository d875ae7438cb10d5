import { isLanguage, type Language } from '~/domain/languages';

/** What the choice of a language hangs on. */
export type LanguageSituation = {
  readonly mode: 'off' | 'browser' | 'query';
  readonly supported: readonly Language[];
  readonly standard: Language;
  /** The browser's language, such as `en-GB`. */
  readonly browser: string;
  /** The address's `lang` parameter. */
  readonly query: string | null;
};

/** The language of a fresh screen. In query mode an unknown language means an international guest: English. */
export function chooseLanguage({ mode, supported, standard, browser, query }: LanguageSituation): Language {
  const offered = (name: string): name is Language => isLanguage(name) && supported.includes(name);
  switch (mode) {
    case 'off':
      return standard;
    case 'browser': {
      const prefix = browser.split('-', 1)[0] ?? '';
      return offered(prefix) ? prefix : standard;
    }
    case 'query':
      return query !== null && offered(query) ? query : 'en';
  }
}
