/** What a hotel's own words are called in one language, by the form in which they are compared. */
export type HotelWords = ReadonlyMap<string, string>;

/** Stands for a number, in a hotel's word and in what it is called. */
const NUMBER = '#';
/** What follows in brackets says more of the same: a floor, a size, what is included. */
const WITH_DETAIL = /^([^([「『【〔〈《]+)[([「『【〔〈《](.+)[)\]」』】〕〉》]$/u;
/** Reads the same in every language. */
const PLAIN = /^[\x21-\x7E]+$/;

/** The form in which a hotel's words are compared: without spaces, whatever their width and case. */
export const comparedWord = (own: string): string => own.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

/**
 * What a hotel's own word (a room type, a meal, a tax, a line of the bill) is called in a language; undefined where nobody has
 * said so. Brackets are read apart, and a number is any number.
 * @example called('和室（10畳）', words) // 'Japanese-style room (10 tatami mats)'
 */
export function called(own: string, words: HotelWords): string | undefined {
  const whole = calledAsItStands(own, words);
  if (whole !== undefined) return whole;
  const [, head = '', inBrackets = ''] = WITH_DETAIL.exec(own.normalize('NFKC').trim()) ?? [];
  const word = calledAsItStands(head, words);
  if (word === undefined) return undefined;
  const detail = calledAsItStands(inBrackets, words) ?? (PLAIN.test(inBrackets) ? inBrackets : undefined);
  return detail === undefined ? word : `${word} (${detail})`;
}

function calledAsItStands(own: string, words: HotelWords): string | undefined {
  const compared = comparedWord(own);
  const found = words.get(compared);
  if (found !== undefined) return found;
  const [number] = /\d+/.exec(compared) ?? [];
  return number === undefined
    ? undefined
    : words.get(compared.replace(number, NUMBER))?.replace(NUMBER, number);
}
