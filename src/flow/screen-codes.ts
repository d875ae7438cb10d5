import type { ScreenPath } from './screens';

/**
 * What a guest reads out to the staff to say which screen is shown: A is check-in, B is check-out, X an error. A code stays with
 * its screen, since hotels have it on paper; a new screen gets the next number. Home needs none.
 */
const CODES: Readonly<Record<Exclude<ScreenPath, '/'>, string>> = {
  '/404': 'X1',
  '/reload-error': 'X2',
  '/common-error': 'X3',
  '/checkin/search': 'A1',
  '/checkin/check-reservation': 'A2',
  '/checkin/input-representative': 'A3',
  '/checkin/input-companions': 'A4',
  '/checkin/guests-info': 'A5',
  '/checkin/term': 'A6',
  '/checkin/confirm-checkin': 'A7',
  '/checkin/complete': 'A8',
  '/checkin/unsettled-qr': 'A9',
  '/checkin/check-total': 'A10',
  '/checkin/input-card': 'A11',
  '/checkin/receipt-mail': 'A12',
  '/checkin/receipt-name': 'A13',
  '/checkin/check-payment': 'A14',
  '/checkin/complete-payment': 'A15',
  '/checkin/qr': 'A16',
  '/checkout/search': 'B1',
  '/checkout/wait': 'B2',
  '/checkout/room-number': 'B3',
  '/checkout/payment-terms': 'B4',
  '/checkout/check-total': 'B5',
  '/checkout/input-card': 'B6',
  '/checkout/receipt-mail': 'B7',
  '/checkout/receipt-name': 'B8',
  '/checkout/check-payment': 'B9',
  '/checkout/complete-payment': 'B10',
  '/checkout/confirm-checkout': 'B11',
  '/checkout/complete-checkout': 'B12',
};

const byPath: ReadonlyMap<string, string> = new Map(Object.entries(CODES));

/** The short code of a screen, such as B2; undefined for home and for a path that is no screen. */
export const screenCode = (path: string): string | undefined => byPath.get(path);
