import { plainDigits } from '~/domain/digits';
import { toFullKana, toHalfAlphanumeric, toMultiByte, toReading } from '~/domain/kana';
import { isBlank, withoutInvisible } from '~/domain/visible';
import type { Control } from './row';

const trimmed = (text: string): string => (isBlank(text) ? '' : withoutInvisible(text).trim());

/**
 * Normalises a typed text when the guest leaves the field, and again before it is checked: digits to plain ones, readings to
 * katakana, letters of names to half width, as guests read them. Names and readings get their full width when they are sent.
 * @param fullWidth the hotel stores names in full width
 */
export function normalise(control: Control, text: string, fullWidth: boolean): string {
  const plain = trimmed(text);
  switch (control.kind) {
    case 'name':
      return toHalfAlphanumeric(fullWidth ? toFullKana(plain) : plain);
    case 'kana':
      return toHalfAlphanumeric(toReading(plain));
    case 'digits':
    case 'postcode':
      return plainDigits(text);
    case 'text':
    case 'multiline':
      return plain;
    case 'gender':
    case 'residence':
    case 'prefecture':
    case 'country':
    case 'passport':
      return text;
  }
}

/**
 * A name or a reading as it is sent.
 * @param fullWidth the hotel stores names in full width
 */
export const nameToSend = (name: string, fullWidth: boolean): string =>
  fullWidth ? toMultiByte(name) : name;

/**
 * A reservation's name as it is sent in place of a guest's name or on an invoice.
 * @param fullWidth the hotel stores names in full width
 */
export const reservationNameToSend = (name: string, fullWidth: boolean): string =>
  nameToSend(trimmed(toFullKana(name)), fullWidth);

/**
 * A reservation's name as it is sent in place of a reading.
 * @param fullWidth the hotel stores names in full width
 */
export const reservationReadingToSend = (name: string, fullWidth: boolean): string =>
  nameToSend(toReading(trimmed(name)), fullWidth);
