/** The languages in which the demo hotel speaks to guests. */
const LANGUAGES = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'] as const;

/** A language in which the demo hotel speaks to guests. */
export type Language = (typeof LANGUAGES)[number];

/** What a guest reads, in every language of the hotel. */
export type Worded = Readonly<Record<Language, string>>;

/** The language to answer a locale in; English where the hotel does not speak it. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((name) => locale === name || locale.startsWith(`${name}-`)) ?? 'en';
}
