import type { PaymentScreen } from './payment-screens';
import { isScreenPath, SCREENS, type ScreenPath, type ScreenRowOfApp } from './screens';

type PayingJourney = 'checkin' | 'checkout';

export const paymentPath = (journey: PayingJourney, screen: PaymentScreen): ScreenPath =>
  `/${journey}/${screen}`;

export const payingJourneyOf = (path: string): PayingJourney =>
  path.startsWith('/checkout/') ? 'checkout' : 'checkin';

/** True for screens on which a card can be in memory. */
export function mayHoldCard(path: string): boolean {
  if (!isScreenPath(path)) return false;
  const row: ScreenRowOfApp = SCREENS[path];
  return row.holdsCard === true;
}
