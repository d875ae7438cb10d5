import { isBuiltIn, nameOfLanguage, type Overlays } from '../../src/domain/languages.ts';
import { gapsOf, sameAsEnglish, TEXT_COUNT } from '../languages/language-gaps.ts';
import type { Finding, OwnLanguageKind } from '../server/check-settings.ts';

const NAMED = 5;

/** Checks the offered languages that the app does not bring. */
export function checkOwnLanguages(languages: readonly string[], texts: Overlays) {
  const problems: Finding[] = [];
  const remarks: Finding[] = [];
  for (const language of languages.filter((tag) => !isBuiltIn(tag))) {
    const found = (kind: OwnLanguageKind, values: Finding['values'] = {}): Finding => ({
      key: 'language.supported',
      kind,
      values: { language, ...values },
    });
    const own = texts[language];
    const name = nameOfLanguage(language, texts);
    if (own === undefined) problems.push(found('no-language-file'));
    else if (name === undefined) problems.push(found('no-language-name'));
    else if (languages.some((other) => other !== language && nameOfLanguage(other, texts) === name))
      problems.push(found('language-name-twice', { name }));
    if (own === undefined) continue;
    const { missing, unusable } = gapsOf(own);
    const inEnglish = [...missing, ...sameAsEnglish(own)];
    const counts = { count: String(inEnglish.length), all: String(TEXT_COUNT) };
    if (inEnglish.length > 0) remarks.push(found('texts-missing', { ...counts, keys: some(inEnglish) }));
    if (unusable.length > 0) remarks.push(found('texts-unusable', { keys: some(unusable) }));
  }
  return { problems, remarks };
}

const some = (keys: readonly string[]): string =>
  keys.length > NAMED ? `${keys.slice(0, NAMED).join(', ')}, … (+${keys.length - NAMED})` : keys.join(', ');
