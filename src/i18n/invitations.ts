import type { Language } from '~/domain/languages';

/** What a tablet that nobody touches says in every language at once; hence no part of any language's set. */
export const INVITATIONS: Readonly<Record<Language, string>> = {
  ja: '画面にふれてお始めください',
  en: 'Touch the screen to begin',
};
