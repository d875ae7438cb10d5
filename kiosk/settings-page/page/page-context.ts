import { createContext, useContext } from 'react';
import type { Language } from '../../server/staff-language.ts';
import { type Say, sayIn } from '../words/page-words.ts';

/** The language of the page, not of the preview. */
export const PageLanguage = createContext<Language>('en');

/** Says what the page says in its language. */
export const useSay = (): Say => sayIn(useContext(PageLanguage));
