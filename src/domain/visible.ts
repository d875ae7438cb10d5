/** Marks that turn the reading direction: what they do can be seen, so that they are refused rather than taken out. */
const DIRECTIONS = '\\u202A-\\u202E\\u2066-\\u2069';
/**
 * What shows nothing: zero-width spaces, joiners, fillers, byte order marks. A variation selector chooses the form of the
 * letter before it, and a joiner the form of those around it: there they belong to the name.
 */
const INVISIBLE = new RegExp(
  `(?![${DIRECTIONS}])(?!(?<=\\p{L})\\p{Variation_Selector})(?!(?<=[\\p{L}\\p{M}])\\p{Join_Control}(?=\\p{L}))` +
    '[\\p{Default_Ignorable_Code_Point}\\u2800]',
  'gu',
);
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/u;

/** True for a text of which nothing can be seen: empty, or nothing but spaces and invisible characters. */
export const isBlank = (text: string): boolean => !SEEN.test(text);

/** A text without the invisible characters that say nothing in it. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
