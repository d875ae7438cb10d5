import { expect, it } from 'vitest';
import { CHECKIN, CHECKOUT, type Journey } from '../../../kiosk/guest/journeys';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { CARD, MAIL } from '../../../kiosk/guest/personas';
import { type Looks, readsEach } from '../support/looks';
import { openTablet } from '../support/open-tablet';
import { goesToUnsettled, PAYMENT_ON } from '../support/paying';
import { count } from '../support/seen';

/**
 * On every screen, at every size, in every language and with all display settings everything can be read, what goes on says so, and
 * the reason why a guest cannot go on is in view.
 */

type Errs = (guest: PageGuest) => Promise<void>;
const goesOn: Errs = (guest) => guest.goesOn();
/** The button is off while a name is wrong: the message comes when the field is left. */
const misspells: Errs = async (guest) => {
  await guest.types('reservationName', 'ヤマダ');
  await guest.types('reservationName', '山田');
};
/** A guest's mistakes. */
const ERRS: Readonly<Record<string, Errs>> = {
  '/checkin/search': misspells,
  '/checkin/input-representative': goesOn,
  '/checkin/input-companions': goesOn,
  '/checkout/search': misspells,
  '/checkout/payment-terms': goesOn,
  '/checkout/input-card': goesOn,
  '/checkout/receipt-name': goesOn,
};

async function looksAt(guest: PageGuest, screen: string, looks: Looks): Promise<void> {
  await guest.isOn(screen);
  await looks(screen);
  const errs = ERRS[screen];
  if (!errs) return;
  await errs(guest);
  await expect.poll(() => count('[role="alert"]')).toBeGreaterThan(0);
  await looks(`${screen} with errors`, () => errs(guest));
}

it.each<readonly [name: string, journey: Journey]>([
  ['check-in', CHECKIN],
  ['check-out', CHECKOUT],
])('everything can be read, and what goes on says so: %s', (_, journey) =>
  readsEach(async (looks) => {
    const { guest } = await openTablet({ settings: { wait_interval: 500 } });
    for (const { screen, does, taps } of journey) {
      await looksAt(guest, screen, looks);
      await does?.(guest);
      if (taps !== undefined) await guest.taps(taps);
    }
  }),
);

it('everything can be read: codes and payment at check-in, errors', () =>
  readsEach(async (looks) => {
    const { guest, router } = await openTablet({ settings: { ...PAYMENT_ON, qr_code: { factors: [] } } });
    await goesToUnsettled(guest);
    await looksAt(guest, '/checkin/unsettled-qr', looks);
    await guest.follows('smart-payment', '/checkin/check-total');
    await looksAt(guest, '/checkin/check-total', looks);
    await guest.givesCard('checkin', CARD, MAIL);
    await looksAt(guest, '/checkin/check-payment', looks);
    await guest.goesOn('/checkin/complete-payment');
    await looksAt(guest, '/checkin/complete-payment', looks);
    await guest.goesOn('/checkin/qr');
    await looksAt(guest, '/checkin/qr', looks);
    for (const to of ['/common-error', '/reload-error'] as const) {
      await router.navigate({ to, search: true });
      await looksAt(guest, to, looks);
    }
  }));

it('everything can be read: an address that leads nowhere', () =>
  readsEach(async (looks) => {
    const { guest } = await openTablet({ address: '/nowhere' });
    await looksAt(guest, '/404', looks);
  }));
