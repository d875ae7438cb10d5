import { plainDigits } from '~/domain/digits';
import { toFullKana, toMultiByte, toReading } from '~/domain/kana';
import { isBlank, withoutInvisible } from '~/domain/visible';
import type { Control } from './row';

/**
 * Normalises a typed text when the guest leaves the field, and again before it is sent: digits to plain ones, readings to
 * katakana, names and readings to full width if the hotel stores them so.
 * @param fullWidth the hotel stores names in full width
 */
export function normalise(control: Control, text: string, fullWidth: boolean): string {
  const plain = isBlank(text) ? '' : withoutInvisible(text).trim();
  switch (control.kind) {
    case 'name':
      return fullWidth ? toMultiByte(plain) : plain;
    case 'kana':
      return fullWidth ? toMultiByte(toReading(plain)) : toReading(plain);
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
 * A reservation's name as it is sent in place of a guest's name or on an invoice.
 * @param fullWidth the hotel stores names in full width
 */
export const reservationNameToSend = (name: string, fullWidth: boolean): string =>
  normalise({ kind: 'name' }, toFullKana(name), fullWidth);

/**
 * A reservation's name as it is sent in place of a reading.
 * @param fullWidth the hotel stores names in full width
 */
export const reservationReadingToSend = (name: string, fullWidth: boolean): string =>
  normalise({ kind: 'kana' }, name, fullWidth);
