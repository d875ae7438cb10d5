import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { CARD } from '../../../kiosk/guest/personas';
import { isTold } from '../support/failures';
import { openTablet } from '../support/open-tablet';
import { goesToTotal, PAYMENT_ON } from '../support/paying';
import { canTap, count, texts } from '../support/seen';

/** After an unanswered settlement nobody knows about the money: the front desk has to find out. */

const TO_THE_FRONT_DESK = ja.views.payment.check_payment_view.unanswered;

/** The one sentence, and a button that stays off. */
async function saysSo(guest: PageGuest, screen: string): Promise<void> {
  await guest.isOn(screen);
  await expect.poll(() => texts('main [role="alert"]')).toEqual([TO_THE_FRONT_DESK]);
  expect(canTap('main')).toBe(false);
  document.querySelector<HTMLElement>('main [data-action="main"]')?.click();
  expect(count('dialog[open]')).toBe(0);
}

// Other missing answers: `tests/flow/pay.test.ts`, `tests/screens/faults.test.ts`.
it('lost on its way back it is never sent again, not even by a guest who goes back and begins again', async () => {
  const { guest, hotel, calls } = await openTablet({ settings: PAYMENT_ON });
  await goesToTotal(guest);
  await guest.givesCard('checkin', CARD);
  hotel.faults.set({ call: 'settlement', kind: 'reset', when: 'after', times: 1 });
  await guest.goesOn();
  await isTold(guest, TO_THE_FRONT_DESK);
  await saysSo(guest, '/checkin/check-payment');
  await guest.pressesBack();
  await saysSo(guest, '/checkin/check-total');
  await guest.goesBack('/checkin/unsettled-qr');
  await guest.taps('smart-payment');
  await saysSo(guest, '/checkin/check-total');
  expect(calls('settlement')).toHaveLength(1);

  // The next guest finds the tablet at home, and may pay.
  await guest.follows('home', '/');
  await guest.cannotGoBackFrom('/');
  await goesToTotal(guest);
  await guest.givesCard('checkin', CARD);
  await guest.pays('checkin');
  expect(calls('settlement')).toHaveLength(2);
});
