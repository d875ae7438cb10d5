import type { Language } from '~/domain/languages';

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
  switch (mode) {
    case 'off':
      return standard;
    case 'browser':
      return offered(browser, supported) ?? standard;
    case 'query':
      return offered(query, supported) ?? 'en';
  }
}

/** What is offered of a tag such as `en-GB`. Chinese goes by its script, which a region implies: `zh-TW` is `zh-Hant`. */
function offered(tag: string | null, supported: readonly Language[]): Language | undefined {
  try {
    const { language, script } = new Intl.Locale(tag ?? '').maximize();
    return supported.find((name) => name === language || name === `${language}-${script}`);
  } catch {
    // Anybody can write anything into an address.
    return undefined;
  }
}
