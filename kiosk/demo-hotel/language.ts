const LANGUAGES = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'] as const;

export type Language = (typeof LANGUAGES)[number];

export type Worded = Readonly<Record<Language, string>>;

/** The language for a locale, by default English. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((name) => locale === name || locale.startsWith(`${name}-`)) ?? 'en';
}
