import type { TextKey } from '~/i18n/keys';

/** Judges a text: nothing, or the name of the sentence that says how to mend it. At most one error per field. */
export type Rule = (text: string, required: boolean) => TextKey | undefined;

const DIGITS = /^\d+$/;
const ANY_DIGIT = /[0-9０-９]/;
/** Katakana with its long vowel mark and middle dot, letters of either width, spaces. */
const KANA = /^[\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ\s]+$/;
const RESERVATION_NAME = /^[\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ0-9０-９\s]+$/;
/** Pictures, control characters and the marks that turn the reading direction: no name holds them. */
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

/** Any text; only its absence can be wrong. */
export const anyText: Rule = rule('validation.required', anything);
/** One of a list; only its absence can be wrong. */
export const anyChoice: Rule = rule('validation.select', anything);
/** A family or given name in any script, without digits. */
export const personName: Rule = rule(
  'validation.name',
  (text) => !ANY_DIGIT.test(text) && !UNNAMEABLE.test(text),
);
/** The reading of a name: katakana, letters, spaces. */
export const kana: Rule = rule('validation.kana', (text) => KANA.test(text));
/** The name a reservation was made under. */
export const reservationName: Rule = rule('validation.reservation_name', (text) =>
  RESERVATION_NAME.test(text),
);
/** Half-width digits only, as the hotel dials them. */
export const phone: Rule = rule('validation.phone', (text) => DIGITS.test(text));
/** Seven digits without hyphen. */
export const postcode: Rule = rule('validation.postcode', (text) => POSTCODE.test(text));
/** Any part of an address. */
export const address: Rule = rule('validation.address', anything);
/** Years, at most three digits. */
export const age: Rule = rule('validation.age', (text) => DIGITS.test(text) && text.length <= 3);
/** Chosen from three. */
export const gender: Rule = rule('validation.gender', anything);
/** A picture of the passport's photo page. */
export const passport: Rule = rule('views.checkin.input_representative_view.passport_error', anything);
/** A room's number, where the hotel does not know which rooms are the guest's. */
export const roomNumber: Rule = rule('validation.room_number', (text) => DIGITS.test(text));
