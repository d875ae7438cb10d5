import { DASHES } from './digits';
import { withoutInvisible } from './visible';

/**
 * Japanese text as hotels store it: full-width katakana, letters and digits. Reservation systems store names
 * in full width, while guests may type half width, full width or hiragana.
 */

const HALF_KANA = /[\uFF61-\uFF9F]+/g;
/**
 * Everything except CJK compatibility ideographs: NFC would replace such a character, which can be the
 * official spelling of a family name (U+FA19), by the common one.
 */
const COMPOSABLE = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;
/** What stands in for a long vowel mark after kana; a double hyphen is a mark of its own, between two names. */
const LONG_VOWEL = new RegExp(`(?<=[\u30A1-\u30FA\u30FC-\u30FE])(?:(?!\u30A0)[${DASHES}])+`, 'gu');
const HALF_ALPHANUMERIC = /[A-Za-z0-9]/g;
const FULL_ALPHANUMERIC = /[Ａ-Ｚａ-ｚ０-９]/g;
/** Full-width letters, digits and signs, and the ideographic space. */
const FULL_WIDTH = /[！-～\u3000]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const KATAKANA_OFFSET = 0x60;

const shift = (by: number) => (char: string) => String.fromCharCode(char.charCodeAt(0) + by);

/**
 * Converts half-width katakana to full width and joins a separate voicing mark with its letter (ｶﾞ becomes
 * ガ).
 */
export const toFullKana = (text: string): string =>
  text.replace(HALF_KANA, (run) => run.normalize('NFKC')).replace(COMPOSABLE, (run) => run.normalize('NFC'));

/**
 * Converts a reading, or a name that is looked up by it, to full-width katakana. Whatever looks like a long vowel mark after
 * kana is one.
 * @example toReading('ｻﾄ-') // 'サトー'
 */
export const toReading = (text: string): string =>
  toFullKana(withoutInvisible(text))
    .replace(HIRAGANA, shift(KATAKANA_OFFSET))
    .replace(LONG_VOWEL, (run) => 'ー'.repeat([...run].length));

/** Converts full-width letters and digits to half width. */
export const toHalfAlphanumeric = (text: string): string =>
  text.replace(FULL_ALPHANUMERIC, shift(-FULL_WIDTH_OFFSET));

/** A name from a reservation system as a guest reads it: letters, digits and signs in half width (NFKC), kana as they are. */
export const readableName = (name: string): string =>
  name.replace(FULL_WIDTH, (sign) => sign.normalize('NFKC')).trim();

/** Converts a name to full width, for hotels that store names in full width. */
export const toMultiByte = (text: string): string =>
  toFullKana(text).replace(HALF_ALPHANUMERIC, shift(FULL_WIDTH_OFFSET));

/**
 * The language of a text from outside the app: Japanese if it contains kana; otherwise undefined, as it
 * cannot be told.
 */
export const languageByKana = (text: string): 'ja' | undefined =>
  /[\u3041-\u30FF]/.test(text) ? 'ja' : undefined;

/** Removes all white space, including the ideographic space (U+3000). */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/**
 * Converts a typed reservation name to the form the hotel compares: full-width katakana. Letters and digits
 * stay as typed.
 * @param withoutSpace removes all spaces; otherwise only leading and trailing ones
 */
export function reservationNameForLookup(typed: string, withoutSpace: boolean): string {
  const name = toReading(typed);
  return withoutSpace ? withoutSpaces(name) : name.trim();
}
