import { toFullKana, toHalfDigits, toKatakana } from '~/domain/kana';
import type { TextKey } from '~/i18n/keys';
import * as rules from './rules';

/** Converts a name to full-width katakana, the form in which it is looked up. */
export const readableName = (typed: string): string => toKatakana(toFullKana(typed));

/** The error of a reservation name, checked in the form in which it is looked up. */
export const searchNameError = (typed: string): TextKey | undefined =>
  rules.reservationName(readableName(typed), true);

/** The error of the phone number of a search. */
export const searchPhoneError = (typed: string): TextKey | undefined =>
  rules.phone(toHalfDigits(typed), true);
