import { createContext, useContext } from 'react';
import { LANGUAGES, nameOfLanguage, type Overlays } from '../../../src/domain/languages.ts';
import type { Language } from '../../server/staff-language.ts';
import { type Say, sayIn } from '../words/page-words.ts';

/** The page's language, which may differ from the preview's. */
export const PageLanguage = createContext<Language>('en');

export const useSay = (): Say => sayIn(useContext(PageLanguage));

/** Names of all languages by tag, the hotel's own included. */
export type LanguageNames = Readonly<Record<string, string>>;

export const languageNames = (texts: Overlays): LanguageNames => ({
  ...LANGUAGES,
  ...Object.fromEntries(Object.keys(texts).map((tag) => [tag, nameOfLanguage(tag, texts) ?? tag])),
});

export const DraftLanguages = createContext<LanguageNames>(LANGUAGES);
