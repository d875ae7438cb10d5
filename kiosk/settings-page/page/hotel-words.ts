import type { TextTree } from '../../../src/domain/languages.ts';

/** The group of a language's texts that says what the hotel's own words are called; the keys are those words. */
const GROUP = 'hotel_words';

/** What the hotel's own words are called in a language, in the order of its file. */
export function hotelWordsIn({
  [GROUP]: group,
}: TextTree): readonly (readonly [own: string, word: string])[] {
  if (typeof group !== 'object') return [];
  return Object.entries(group).flatMap(([own, word]) =>
    typeof word === 'string' ? [[own, word] as const] : [],
  );
}

/** The texts with one of the hotel's words called so, or taken out. */
export function withHotelWord(tree: TextTree, own: string, word: string | undefined): TextTree {
  const words = Object.fromEntries(hotelWordsIn(tree).filter(([name]) => word !== undefined || name !== own));
  if (word !== undefined) words[own] = word;
  const others = withoutHotelWords(tree);
  return Object.keys(words).length === 0 ? others : { ...others, [GROUP]: words };
}

/** The texts that have a key of the app. */
export const withoutHotelWords = ({ [GROUP]: _, ...others }: TextTree): TextTree => others;
