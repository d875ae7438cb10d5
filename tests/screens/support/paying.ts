import { expect } from 'vitest';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { value, values } from './seen';

export { PAYMENT_ON } from '../../../e2e/support/levels';

/** What the stay of a guest costs who has checked in already and is still to pay. */
export const PRICE = '¥48,400';

/** From home to the QR code of a stay that is not paid. */
export async function goesToUnsettled(guest: PageGuest): Promise<void> {
  await guest.says(NAMES.checkedInToPay, 'checkin');
  await guest.goesOn('/checkin/unsettled-qr');
}

/** From home to the total of a stay that is not paid. */
export async function goesToTotal(guest: PageGuest): Promise<void> {
  await goesToUnsettled(guest);
  await guest.follows('smart-payment', '/checkin/check-total');
}

/** From home to the card. */
export async function goesToCard(guest: PageGuest): Promise<void> {
  await goesToTotal(guest);
  await guest.goesOn('/checkin/input-card');
}

/** After a try that failed: only what is secret is typed again, the rest still stands there. */
export async function entersCardAgain(
  guest: PageGuest,
  visit: 'checkin' | 'checkout',
  cardNumber: string,
): Promise<void> {
  await guest.isOn(`/${visit}/input-card`);
  expect(values('cardNumber', 'securityCode', 'expiryMonth', 'holderName')).toEqual([
    '',
    '',
    '12',
    'TARO YAMADA',
  ]);
  expect(value('expiryYear')).not.toBe('');
  await guest.fillsIn({ cardNumber, securityCode: '123' });
  await guest.goesOn(`/${visit}/receipt-mail`);
  await guest.goesOn(`/${visit}/check-payment`);
}
