import { expect, it } from 'vitest';
import { CARD, NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { count, facts, value } from '../support/seen';
import { pressesForward, tapsTwiceAtOnce, ticked } from '../support/touch';

/** The ways back through check-out, without a way forward. */

const settings = { wait_interval: 500 };

it('each screen leads back to the one before, by the top bar and by the browser alike; two taps in one moment are one step', async () => {
  const { guest, calls } = await openTablet({ settings });
  let steps = 0;
  const goesBack = () => (++steps % 2 === 0 ? guest.taps('back') : guest.pressesBack());
  /** Two taps forward, one step back, and forward again. */
  const looksBack = async (to: string, from: string) => {
    await tapsTwiceAtOnce();
    await guest.isOn(from);
    await goesBack();
    await guest.isOn(to);
    await tapsTwiceAtOnce();
    await guest.isOn(from);
  };
  await guest.goesToRooms(NAMES.twoRooms);
  await guest.chooses('roomNumbers', '402');

  // The place in the queue would be lost.
  for (const asks of [() => guest.taps('back'), () => guest.pressesBack()]) {
    await asks();
    await expect.poll(() => count('[role="alertdialog"]')).toBe(1);
    await guest.cannotGoBackFrom('/checkout/room-number');
    expect(count('[role="alertdialog"]')).toBe(1);
    await guest.taps('cancel');
    await expect.poll(() => count('[role="alertdialog"]')).toBe(0);
  }
  expect(ticked('roomNumbers')).toEqual(['401']);

  await looksBack('/checkout/room-number', '/checkout/payment-terms');
  await guest.ticks('agreeTerms');
  await looksBack('/checkout/payment-terms', '/checkout/check-total');
  await looksBack('/checkout/check-total', '/checkout/input-card');
  await guest.fillsIn(CARD);
  await looksBack('/checkout/input-card', '/checkout/receipt-mail');
  await looksBack('/checkout/receipt-mail', '/checkout/check-payment');
  await guest.pays('checkout');
  await looksBack('/checkout/complete-payment', '/checkout/confirm-checkout');
  await guest.checksOut();
  expect(calls('settlement')).toHaveLength(1);
  expect(calls('execute_checkout_request').map(({ form }) => form.room_num)).toEqual(['401']);
});

it('the browser’s Forward leads nowhere, and back at the search the name stands still while the queue begins again', async () => {
  const { guest } = await openTablet({ settings });
  await guest.goesToRooms(NAMES.nothingToPay);
  await guest.goesOn('/checkout/payment-terms');
  await guest.goesBack('/checkout/room-number');
  await pressesForward();
  await expect.poll(() => window.location.pathname).toBe('/checkout/room-number');
  await guest.isOn('/checkout/room-number');
  await guest.goesOn('/checkout/payment-terms');
  await guest.goesBack('/checkout/room-number');

  await guest.taps('back');
  await guest.follows('confirm', '/checkout/search');
  expect(value('reservationName')).toBe(NAMES.nothingToPay);
  await guest.goesOn('/checkout/wait');
  await expect.poll(() => facts('waitNum')).toEqual(['1組']);
  await guest.follows('cancel', '/checkout/search');
  await guest.goesBack('/');
});
