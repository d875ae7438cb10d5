/** The languages that there are pictures in. */
export const LANGUAGES = ['ja', 'en'] as const;
export type PictureLanguage = (typeof LANGUAGES)[number];

/** Who is in the pictures: one person in each language. */
export const PERSON = {
  ja: {
    ...{ name: 'ヤマダ タロウ', family: '山田', given: '太郎', familyKana: 'ヤマダ', givenKana: 'タロウ' },
    onCard: 'TARO YAMADA',
  },
  en: {
    ...{ name: 'SMITH JOHN', family: 'Smith', given: 'John', familyKana: 'SMITH', givenKana: 'JOHN' },
    onCard: 'JOHN SMITH',
  },
} as const;
