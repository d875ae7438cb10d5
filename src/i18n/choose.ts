import type { Language } from '~/domain/languages';

/** What the choice of the language depends on. */
export type LanguageSituation<Tag extends string = Language> = {
  readonly mode: 'off' | 'browser' | 'query';
  readonly supported: readonly Tag[];
  readonly standard: Tag;
  /** The browser's language: a BCP 47 tag such as `en-GB`. */
  readonly browser: string;
  /** The address's `lang` parameter. */
  readonly query: string | null;
};

/**
 * The language in which a visit starts. In query mode an unsupported language means an international guest
 * and gives English.
 */
export function chooseLanguage<Tag extends string>({
  mode,
  supported,
  standard,
  browser,
  query,
}: LanguageSituation<Tag>): Tag | 'en' {
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
 * Finds the supported language for a BCP 47 tag such as `en-GB`: the same one, or the first with the same script, which a
 * region implies: `zh-TW` is `zh-Hant`, and `pt-PT` may read `pt-BR`.
 */
function offered<Tag extends string>(tag: string | null, supported: readonly Tag[]): Tag | undefined {
  const same = supported.find((name) => name === tag);
  if (same !== undefined || tag === null) return same;
  try {
    const wanted = written(tag);
    return supported.find((name) => written(name) === wanted);
  } catch {
    // The address can contain anything; `Intl.Locale` throws on an invalid tag.
    return undefined;
  }
}

/** Languages that are written in the same script in every region. */
const ONE_SCRIPT: Readonly<Record<string, string>> = { ja: 'ja-Jpan', en: 'en-Latn', ko: 'ko-Kore' };

/**
 * A language with its script: the likely region, which is last, is taken off `zh-Hant-TW`. `Intl.Locale` is asked only where
 * it has to be: it first loads its tables, which takes a slow tablet some 30 ms of its start.
 */
function written(tag: string): string {
  const plain = /^([a-z]{2})(?:-[A-Z]{2})?$/.exec(tag)?.[1];
  const known = plain === undefined ? undefined : ONE_SCRIPT[plain];
  return known ?? new Intl.Locale(tag).maximize().baseName.replace(/-\w+$/, '');
}
