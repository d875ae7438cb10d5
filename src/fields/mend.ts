import type { TextKey } from '~/i18n/keys';

/** How to mend an empty field, where its message does not say so. The texts name the field as `label`. */
const EMPTY: Readonly<Partial<Record<TextKey, TextKey>>> = {
  'validation.name': 'mend.fill',
  'validation.kana': 'mend.fill',
  'validation.age': 'mend.fill',
  'validation.phone': 'mend.fill',
  'validation.gender': 'mend.choose',
};
/** How to mend a wrong answer. */
const WRONG: Readonly<Partial<Record<TextKey, TextKey>>> = {
  'validation.name': 'mend.name',
  'validation.kana': 'mend.kana',
  'validation.age': 'mend.age',
  'validation.phone': 'mend.phone',
};

/** What the guest should do about an error, if its message does not say so. */
export const mendOf = (error: TextKey, value: string): TextKey | undefined =>
  (value.trim() === '' ? EMPTY : WRONG)[error];
