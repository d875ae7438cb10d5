import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { cardFor, GOOD_CARD } from '../../../kiosk/demo-hotel/cards';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { CARD, MAIL } from '../../../kiosk/guest/personas';
import { leapsInTime } from '../support/clock';
import { openTablet } from '../support/open-tablet';
import { entersCardAgain, goesToTotal, PAYMENT_ON } from '../support/paying';
import { canTap, warning } from '../support/seen';

/** A payment that fails before the money has moved: the guest is told, enters the card again, and pays once. */

/** Whatever happens to shop key, script or token, it is the card that could not be used. */
const NO_CARD = ja.api.gmo.error_common;

/** A guest of check-in before the last question, with a card. */
async function standsBeforePayment(cardNumber = GOOD_CARD) {
  const tablet = await openTablet({ settings: PAYMENT_ON });
  await goesToTotal(tablet.guest);
  await tablet.guest.givesCard('checkin', { ...CARD, cardNumber }, MAIL);
  return tablet;
}

/** The card is refused, and the guest is back where it is entered. */
async function isRefused(guest: PageGuest, what: string): Promise<void> {
  await guest.goesOn();
  await expect.poll(warning, { message: what }).toContain(NO_CARD);
  await guest.follows('close', '/checkin/input-card');
}

it('a card that is refused leads back to the card, and another one pays', async () => {
  const { guest, calls } = await standsBeforePayment(cardFor('102'));
  await isRefused(guest, 'refused');
  expect(calls('settlement')).toEqual([]);
  await entersCardAgain(guest, 'checkin', GOOD_CARD);
  await guest.pays('checkin');
  expect(calls('settlement')).toHaveLength(1);
});

it('a provider that never answers is given up at the deadline; nobody leaves before', async () => {
  const leaps = leapsInTime();
  const { guest, calls } = await standsBeforePayment(cardFor('999'));
  await guest.goesOn();
  await expect.poll(() => canTap('main')).toBe(false);
  await guest.cannotGoBackFrom('/checkin/check-payment');
  await expect
    .poll(async () => {
      await leaps(10_000);
      return warning();
    })
    .toContain(NO_CARD);
  await guest.taps('close');
  await entersCardAgain(guest, 'checkin', GOOD_CARD);
  expect(calls('settlement')).toEqual([]);
});
