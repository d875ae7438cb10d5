/**
 * Japanese text as hotels keep it: full-width katakana, letters and digits.
 * A reservation system stores names in full width, while keyboards produce any mix.
 */

const HALF_KANA = /[\uFF61-\uFF9F]+/g;
/** All but compatibility ideographs: composing would put the common form of a character for a family's own (U+FA19). */
const COMPOSABLE = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;
const HIRAGANA = /[\u3041-\u3096\u309D\u309E]/g;
const HALF_ALPHANUMERIC = /[A-Za-z0-9]/g;
const FULL_DIGIT = /[０-９]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const KATAKANA_OFFSET = 0x60;

const shift = (by: number) => (char: string) => String.fromCharCode(char.charCodeAt(0) + by);

/** Half-width katakana to full width; a separate voicing mark joins its letter (ｶﾞ is ガ). */
export const toFullKana = (text: string): string =>
  text.replace(HALF_KANA, (run) => run.normalize('NFKC')).replace(COMPOSABLE, (run) => run.normalize('NFC'));

/** Hiragana to katakana, the rest untouched. */
export const toKatakana = (text: string): string => text.replace(HIRAGANA, shift(KATAKANA_OFFSET));

/** Half-width letters and digits to full width. */
export const toFullAlphanumeric = (text: string): string =>
  text.replace(HALF_ALPHANUMERIC, shift(FULL_WIDTH_OFFSET));

/** Full-width digits to half width, for the fields that take digits only. */
export const toHalfDigits = (text: string): string => text.replace(FULL_DIGIT, shift(-FULL_WIDTH_OFFSET));

/** A name as the hotel stores it when its names are kept in full width. */
export const toMultiByte = (text: string): string => toFullAlphanumeric(toFullKana(text));

/** The language of a text that is not the app's own: kana are Japanese alone; of other texts nothing tells. */
export const languageByKana = (text: string): 'ja' | undefined =>
  /[\u3041-\u30FF]/.test(text) ? 'ja' : undefined;

/** White space of every kind removed, the ideographic space included. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/**
 * The name a guest typed, made comparable with the hotel's: kana in full width, hiragana as katakana.
 * Letters and digits stay as typed. Spaces go where `withoutSpace`, else only those at both ends.
 */
export function reservationNameForLookup(typed: string, withoutSpace: boolean): string {
  const name = toKatakana(toFullKana(typed));
  return withoutSpace ? withoutSpaces(name) : name.trim();
}
