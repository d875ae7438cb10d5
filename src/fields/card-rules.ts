import { CARD_NUMBER_LENGTH, type Card, HOLDER_NAME_LENGTH, isUnexpired, passesLuhn } from '~/domain/card';
import { plainDigits } from '~/domain/digits';
import { withoutAccents } from '~/domain/letters';
import { withoutInvisible } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';
import { NOT_IN_HOLDERS } from './marks';

/** A card holder's name as cards have it: capital letters of half width, without accents. */
export const normaliseHolder = (typed: string): string =>
  withoutAccents(withoutInvisible(typed).normalize('NFKC')).toUpperCase();

/** A card as it is checked and handed on, as a guest can go on without leaving a field. */
export const normaliseCard = (card: Card): Card => ({
  ...card,
  number: plainDigits(card.number),
  holderName: normaliseHolder(card.holderName),
  securityCode: plainDigits(card.securityCode),
});

/** The errors of a card by field, at most one per field; valid fields have none. */
export function cardErrors(card: Card, now: Date): Partial<Record<keyof Card, TextKey>> {
  const errors: Partial<Record<keyof Card, TextKey>> = {};
  const set = (field: keyof Card, error: TextKey | undefined) => {
    if (error) errors[field] = error;
  };
  set('number', numberError(card.number));
  set('expiryMonth', card.expiryMonth === '' ? 'validation.select' : undefined);
  set('expiryYear', yearError(card, now));
  set('holderName', holderError(card.holderName));
  set('securityCode', codeError(card.securityCode));
  return errors;
}

const numberError = (number: string): TextKey | undefined =>
  number.length <= CARD_NUMBER_LENGTH && passesLuhn(number) ? undefined : 'validation.card_number';

function yearError(card: Card, now: Date): TextKey | undefined {
  if (card.expiryYear === '') return 'validation.select';
  // Checked together with the month: the year alone does not tell whether the card is still valid.
  if (card.expiryMonth === '') return undefined;
  return isUnexpired(card, now) ? undefined : 'validation.card_expiry';
}

const holderError = (name: string): TextKey | undefined =>
  !NOT_IN_HOLDERS.test(name) && name.trim() !== '' && name.length <= HOLDER_NAME_LENGTH
    ? undefined
    : 'validation.card_holder';

function codeError(code: string): TextKey | undefined {
  if (code === '') return 'validation.security_code';
  return /^\d{3,4}$/.test(code) ? undefined : 'validation.security_code_length';
}
