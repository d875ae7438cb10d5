/** Translations of a hotel's words into one language, by their `comparedWord`. */
export type HotelWords = ReadonlyMap<string, string>;

/** Stands for a number in a word and its translation. */
const NUMBER = '#';
/** Brackets add a detail: a floor, a size, a meal. */
const WITH_DETAIL = /^([^([「『【〔〈《]+)[([「『【〔〈《](.+)[)\]」』】〕〉》]$/u;
const PLAIN = /^[\x21-\x7E]+$/;

/** A hotel's word without spaces, width and case, for comparison. */
export const comparedWord = (own: string): string => own.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

/**
 * Translation of a hotel's word (room type, meal, tax, folio line); undefined if there is none. Brackets are
 * translated apart, and a number matches any number.
 * @example translatedWord('和室（10畳）', words) // 'Japanese-style room (10 tatami mats)'
 */
export function translatedWord(own: string, words: HotelWords): string | undefined {
  const whole = translatedWhole(own, words);
  if (whole !== undefined) return whole;
  const [, head = '', inBrackets = ''] = WITH_DETAIL.exec(own.normalize('NFKC').trim()) ?? [];
  const word = translatedWhole(head, words);
  if (word === undefined) return undefined;
  const detail = translatedWhole(inBrackets, words) ?? (PLAIN.test(inBrackets) ? inBrackets : undefined);
  return detail === undefined ? word : `${word} (${detail})`;
}

function translatedWhole(own: string, words: HotelWords): string | undefined {
  const compared = comparedWord(own);
  const found = words.get(compared);
  if (found !== undefined) return found;
  const [number] = /\d+/.exec(compared) ?? [];
  return number === undefined
    ? undefined
    : words.get(compared.replace(number, NUMBER))?.replace(NUMBER, number);
}
