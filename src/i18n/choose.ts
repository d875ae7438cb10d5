import type { Language } from '~/domain/languages';

/** What the choice of the language depends on. */
export type LanguageSituation = {
  readonly mode: 'off' | 'browser' | 'query';
  readonly supported: readonly Language[];
  readonly standard: Language;
  /** The browser's language: a BCP 47 tag such as `en-GB`. */
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
      return offered(browser, supported) ?? standard;
    case 'query':
      return offered(query, supported) ?? 'en';
  }
}

/**
 * Finds the supported language for a BCP 47 tag such as `en-GB`. Chinese is matched by script, which a region
 * implies: `zh-TW` is `zh-Hant`.
 */
function offered(tag: string | null, supported: readonly Language[]): Language | undefined {
  try {
    const { language, script } = new Intl.Locale(tag ?? '').maximize();
    return supported.find((name) => name === language || name === `${language}-${script}`);
  } catch {
    // The address can contain anything; `Intl.Locale` throws on an invalid tag.
    return undefined;
  }
}
