import { offeredLanguages, settings } from '~/config/settings';
import type { Language } from '~/domain/languages';
import { chooseLanguage } from '~/i18n/choose';

/** The language in which a visit starts. */
export function defaultLanguage(): Language {
  const { language } = settings().config;
  const supported = offeredLanguages(settings());
  const [first = 'en'] = supported;
  return chooseLanguage({
    mode: language.auto_language_select,
    supported,
    standard: supported.includes(language.default) ? language.default : first,
    browser: navigator.languages.join(),
    query: new URLSearchParams(window.location.search).get('lang'),
  });
}
