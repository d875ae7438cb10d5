/** A card as entered. It lives for one payment; its number and security code leave memory first. */
export type Card = {
  /** Digits only, at most 16. */
  readonly number: string;
  /** `01` to `12`. */
  readonly expiryMonth: string;
  /** The last two digits of the year. */
  readonly expiryYear: string;
  readonly holderName: string;
  /** Three or four digits. */
  readonly securityCode: string;
};

export const CARD_NUMBER_LENGTH = 16;
export const HOLDER_NAME_LENGTH = 50;

/** Checks the Luhn check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (const [index, char] of [...digits].reverse().entries()) {
    const digit = Number(char);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The brand of a card by its first digits; undefined if unknown. */
export function brandOf(digits: string): string | undefined {
  if (/^4/.test(digits)) return 'VISA';
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return 'Mastercard';
  if (/^(352[89]|35[3-8])/.test(digits)) return 'JCB';
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^(30[0-5]|3[689])/.test(digits)) return 'Diners Club';
  return undefined;
}

/** Groups the digits as printed on the card, for comparison. */
export function groupDigits(digits: string): string {
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,6})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
}

/** True if the card is valid in the month of `now`: it expires at the end of its month. */
export function isUnexpired(card: Pick<Card, 'expiryMonth' | 'expiryYear'>, now: Date): boolean {
  const expiry = (2000 + Number(card.expiryYear)) * 12 + Number(card.expiryMonth) - 1;
  return expiry >= now.getFullYear() * 12 + now.getMonth();
}
