import { NAMES, SMITH_WITHOUT_PASSPORT, YAMADA } from '../../../kiosk/guest/personas.ts';

/** The languages that there are pictures in. */
export const LANGUAGES = ['ja', 'en'] as const;
export type PictureLanguage = (typeof LANGUAGES)[number];

/** Who is in the pictures: one person in each language. */
export const PERSON = {
  ja: { name: NAMES.family, answers: YAMADA, onCard: 'TARO YAMADA' },
  en: {
    name: NAMES.fromAbroad,
    // One of the ready answers.
    answers: { ...SMITH_WITHOUT_PASSPORT, occupation: 'Company employee' },
    onCard: 'JOHN SMITH',
  },
} as const;
