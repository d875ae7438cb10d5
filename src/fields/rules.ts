import type { TextKey } from '~/i18n/keys';

/** Checks a text. Returns the key of the error message, or undefined if the text is valid. */
export type Rule = (text: string, required: boolean) => TextKey | undefined;

const DIGITS = /^\d+$/;
const ANY_DIGIT = /[0-9０-９]/;
/** Katakana with long vowel mark and middle dot, half-width and full-width letters, spaces. */
const KANA = /^[\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ\s]+$/;
const RESERVATION_NAME = /^[\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ0-9０-９\s]+$/;
/** Characters that cannot be part of a name: emoji, control characters, bidirectional marks, U+FFFD. */
const UNNAMEABLE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u;
const POSTCODE = /^\d{7}$/;

const rule =
  (message: TextKey, accepts: (text: string) => boolean): Rule =>
  (text, required) => {
    const trimmed = text.trim();
    if (trimmed === '') return required ? message : undefined;
    return accepts(trimmed) ? undefined : message;
  };
const anything = () => true;

/** Any text; fails only if it is required and empty. */
export const anyText: Rule = rule('validation.required', anything);
/** A choice from a list; fails only if it is required and missing. */
export const anyChoice: Rule = rule('validation.select', anything);
/** A family or given name in any script, without digits. */
export const personName: Rule = rule(
  'validation.name',
  (text) => !ANY_DIGIT.test(text) && !UNNAMEABLE.test(text),
);
/** The kana reading of a name: katakana, letters, spaces. */
export const kana: Rule = rule('validation.kana', (text) => KANA.test(text));
/** The name of a reservation. */
export const reservationName: Rule = rule('validation.reservation_name', (text) =>
  RESERVATION_NAME.test(text),
);
/** Half-width digits only, so that the hotel can dial the number. */
export const phone: Rule = rule('validation.phone', (text) => DIGITS.test(text));
/** Seven digits without a hyphen. */
export const postcode: Rule = rule('validation.postcode', (text) => POSTCODE.test(text));
/** Any part of an address. */
export const address: Rule = rule('validation.address', anything);
/** In years, at most three digits. */
export const age: Rule = rule('validation.age', (text) => DIGITS.test(text) && text.length <= 3);
/** A choice of three. */
export const gender: Rule = rule('validation.gender', anything);
/** A picture of the passport's photo page. */
export const passport: Rule = rule('views.checkin.input_representative_view.passport_error', anything);
/** A room number, entered if the hotel does not know the guest's rooms. */
export const roomNumber: Rule = rule('validation.room_number', (text) => DIGITS.test(text));
