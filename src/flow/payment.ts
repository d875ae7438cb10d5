import type { PaymentScreen } from './payment-screens';
import type { ScreenPath } from './screens';

/** A journey in which a guest pays. */
export type PayingJourney = 'checkin' | 'checkout';

/** What follows each screen of a payment; the name on the receipt is a side path of the mail. */
const NEXT: Readonly<Record<Exclude<PaymentScreen, 'complete-payment'>, PaymentScreen>> = {
  'check-total': 'input-card',
  'input-card': 'receipt-mail',
  'receipt-mail': 'check-payment',
  'receipt-name': 'check-payment',
  'check-payment': 'complete-payment',
};

/** Where a journey goes on when its payment is done. */
const AFTER: Readonly<Record<PayingJourney, ScreenPath>> = {
  checkin: '/checkin/qr',
  checkout: '/checkout/confirm-checkout',
};

/** The path of a payment's screen in a journey. */
export const paymentPath = (journey: PayingJourney, screen: PaymentScreen): ScreenPath =>
  `/${journey}/${screen}`;

/** The screen after this one in a payment. */
export const nextInPayment = (journey: PayingJourney, screen: PaymentScreen): ScreenPath =>
  screen === 'complete-payment' ? AFTER[journey] : paymentPath(journey, NEXT[screen]);

/** The journey that a payment's screen belongs to. */
export const payingJourneyOf = (path: string): PayingJourney =>
  path.startsWith('/checkout/') ? 'checkout' : 'checkin';

/** True for the screens on which a card may be in memory. */
export const mayHoldCard = (path: string): boolean =>
  /^\/(checkin|checkout)\/(input-card|receipt-mail|receipt-name|check-payment)$/.test(path);
