import { toFullKana, toHalfDigits, toKatakana } from '~/domain/kana';
import type { TextKey } from '~/i18n/keys';
import * as rules from './rules';

/** A name as the look-up will read it: kana in full width, hiragana as katakana. */
export const readableName = (typed: string): string => toKatakana(toFullKana(typed));

/** The error of a reservation name; it is judged as it will be read. */
export const searchNameError = (typed: string): TextKey | undefined =>
  rules.reservationName(readableName(typed), true);

/** The error of the phone number a look-up asks for. */
export const searchPhoneError = (typed: string): TextKey | undefined =>
  rules.phone(toHalfDigits(typed), true);
