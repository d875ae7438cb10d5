import { toFullKana, toHalfDigits, toKatakana, toMultiByte } from '~/domain/kana';
import type { Control } from './row';

/**
 * What a typed text becomes when the guest leaves its field, and again before it is sent: digits half width,
 * readings in katakana, names and readings in full width where the hotel keeps them so.
 */
export function normalise(control: Control, text: string, fullWidth: boolean): string {
  switch (control.kind) {
    case 'name':
      return fullWidth ? toMultiByte(text.trim()) : text.trim();
    case 'kana':
      return fullWidth ? toMultiByte(toKatakana(text.trim())) : toKatakana(toFullKana(text.trim()));
    case 'digits':
    case 'postcode':
      return toHalfDigits(text).replace(/\s+/g, '');
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
