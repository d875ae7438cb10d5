import { isBlank } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';

/** Checks a text. Returns the key of the error message, or undefined. */
export type Rule = (text: string, required: boolean) => TextKey | undefined;

const DIGITS = /^\d+$/;
const POSTCODE = /^\d{7}$/;

// Marks that names must not have. The guest reads which one is wrong.
/** Digits, emoji, U+FFFD. */
export const NOT_IN_NAMES = /[0-9０-９\p{Extended_Pictographic}\p{Regional_Indicator}\uFFFD]/u;
/** All but katakana with long vowel mark and middle dot, letters of both widths, spaces. */
export const NOT_IN_KANA = /[^\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ\s]/u;
/** All but the characters of a reading and digits. */
export const NOT_IN_RESERVATION_NAMES = /[^\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ0-9０-９\s]/u;
/** All but capital letters and spaces. */
export const NOT_IN_HOLDERS = /[^A-Z ]/u;

const rule =
  (message: TextKey, accepts: (text: string) => boolean, empty: TextKey = message): Rule =>
  (text, required) => {
    if (isBlank(text)) return required ? empty : undefined;
    return accepts(text.trim()) ? undefined : message;
  };
const anything = () => true;

export const anyText: Rule = rule('validation.required', anything);
export const anyChoice: Rule = rule('validation.select', anything);
/** A family or given name in any script, without digits. */
export const personName: Rule = rule('validation.name', (text) => !NOT_IN_NAMES.test(text));
/** The reading of a name: katakana, letters, spaces. */
export const kana: Rule = rule('validation.kana', (text) => !NOT_IN_KANA.test(text));
export const reservationName: Rule = rule(
  'validation.reservation_name',
  (text) => !NOT_IN_RESERVATION_NAMES.test(text),
  'validation.reservation_name_empty',
);
/** Half-width digits only, so that the hotel can dial it. */
export const phone: Rule = rule('validation.phone', (text) => DIGITS.test(text));
/** Seven digits without a hyphen. */
export const postcode: Rule = rule('validation.postcode', (text) => POSTCODE.test(text));
export const address: Rule = rule('validation.address', anything);
/** In years, at most three digits. */
export const age: Rule = rule('validation.age', (text) => DIGITS.test(text) && text.length <= 3);
export const gender: Rule = rule('validation.gender', anything);
export const passport: Rule = rule('views.checkin.input_representative_view.passport_error', anything);
/** Asked if the hotel does not know the guest's rooms. */
export const roomNumber: Rule = rule('validation.room_number', (text) => DIGITS.test(text));
