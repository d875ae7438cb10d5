import { plainDigits } from '~/domain/digits';
import { toReading } from '~/domain/kana';
import type { TextKey } from '~/i18n/keys';
import * as rules from './rules';

/** The error of a reservation name, checked in the form in which it is looked up. */
export const searchNameError = (typed: string): TextKey | undefined =>
  rules.reservationName(toReading(typed), true);

/** The error of the phone number of a search. */
export const searchPhoneError = (typed: string): TextKey | undefined => rules.phone(plainDigits(typed), true);
