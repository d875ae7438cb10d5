import { createContext, useContext } from 'react';
import type { Language } from '../../server/staff-language.ts';
import { PAGE_WORDS, type PageWords } from '../words/page-words.ts';

/** The language of the page, not of the preview. */
export const PageLanguage = createContext<Language>('en');

/** The page's words in its language. */
export const usePageWords = (): PageWords => PAGE_WORDS[useContext(PageLanguage)];
