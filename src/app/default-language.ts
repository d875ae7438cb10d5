import { config } from '~/config/settings';
import type { Language } from '~/domain/languages';
import { chooseLanguage } from '~/i18n/choose';

/** The language in which a visit starts. */
export function defaultLanguage(): Language {
  const { language } = config();
  return chooseLanguage({
    mode: language.auto_language_select,
    supported: language.supported,
    standard: language.default,
    browser: navigator.languages.join(),
    query: new URLSearchParams(window.location.search).get('lang'),
  });
}
