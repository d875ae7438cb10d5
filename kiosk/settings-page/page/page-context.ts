import { createContext, useContext } from 'react';
import { LANGUAGES, nameOfLanguage, type Overlays } from '../../../src/domain/languages.ts';
import type { Language } from '../../server/staff-language.ts';
import { type Say, sayIn } from '../words/page-words.ts';

/** The language of the page, not of the preview. */
export const PageLanguage = createContext<Language>('en');

/** Says what the page says in its language. */
export const useSay = (): Say => sayIn(useContext(PageLanguage));

/** The names of all languages that can be offered, by their tags: the app's, and those that the hotel's texts add. */
export type LanguageNames = Readonly<Record<string, string>>;

export const languageNames = (texts: Overlays): LanguageNames => ({
  ...LANGUAGES,
  ...Object.fromEntries(Object.keys(texts).map((tag) => [tag, nameOfLanguage(tag, texts) ?? tag])),
});

/** Those of the draft. */
export const DraftLanguages = createContext<LanguageNames>(LANGUAGES);
