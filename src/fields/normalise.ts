import { plainDigits } from '~/domain/digits';
import { toMultiByte, toReading } from '~/domain/kana';
import type { Control } from './row';

/**
 * Normalises a typed text when the guest leaves the field, and again before it is sent: digits to half width,
 * readings to katakana, names and readings to full width if the hotel stores them so.
 * @param fullWidth the hotel stores names in full width
 */
export function normalise(control: Control, text: string, fullWidth: boolean): string {
  switch (control.kind) {
    case 'name':
      return fullWidth ? toMultiByte(text.trim()) : text.trim();
    case 'kana':
      return fullWidth ? toMultiByte(toReading(text.trim())) : toReading(text.trim());
    case 'digits':
    case 'postcode':
      return plainDigits(text);
    case 'text':
    case 'multiline':
      return text.trim();
    case 'gender':
    case 'residence':
    case 'prefecture':
    case 'country':
    case 'passport':
      return text;
  }
}
