import { expect, it } from 'vitest';
import { turnTo } from '../../../kiosk/guest/hands';
import { CARD } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { goesToTotal, goesToUnsettled, PAYMENT_ON } from '../support/paying';
import { values } from '../support/seen';

/** A card is kept for its own screens only. What is left of it in memory: `e2e/payment/card-secrecy.spec.ts`. */

const FIELDS = ['cardNumber', 'expiryMonth', 'holderName', 'securityCode'] as const;
const EMPTY = FIELDS.map(() => '');
const FILLED = ['4111 1111 1111 1111', '12', 'TARO YAMADA', '123'];

it('it is kept from screen to screen, forgotten with them, and written down nowhere', async () => {
  const { guest, hotel } = await openTablet({ settings: PAYMENT_ON });
  await goesToTotal(guest);
  await guest.goesOn('/checkin/input-card');
  await guest.fillsIn(CARD);
  await guest.goesOn('/checkin/receipt-mail');
  await guest.goesBack('/checkin/input-card');
  expect(values(...FIELDS)).toEqual(FILLED);
  const isKept = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    window.history.state,
    document.cookie,
    window.location.href,
  ]);
  for (const secret of [CARD.cardNumber, '4111 1111', CARD.holderName]) expect(isKept).not.toContain(secret);
  await guest.goesBack('/checkin/check-total');
  await guest.goesOn('/checkin/input-card');
  expect(values(...FIELDS)).toEqual(EMPTY);
  expect(JSON.stringify(hotel.requests())).not.toContain(CARD.cardNumber);
});

// Of every screen, and of all that may be missing: `tests/flow/guards.test.ts`.
it('a screen that wants a card does not open for a guest who has none', async () => {
  const { guest } = await openTablet({ settings: PAYMENT_ON });
  turnTo('/checkin/check-payment');
  await guest.isOn('/reload-error');
  await guest.goesOn('/');
  await goesToUnsettled(guest);
  turnTo('/checkin/check-payment');
  await guest.isOn('/checkin/input-card');
  turnTo('/checkin/complete-payment');
  await guest.isOn('/reload-error');
});
