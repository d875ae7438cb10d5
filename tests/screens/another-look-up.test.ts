import { expect, it } from 'vitest';
import { turnTo } from '../../kiosk/guest/hands';
import { CARD, MAIL, NAMES, YAMADA } from '../../kiosk/guest/personas';
import { openTablet } from './support/open-tablet';
import { answers, value, values } from './support/seen';

/** A guest looks up another reservation within the visit: nothing of the first is left. */

it('at check-in the second form is as if it were the first, and its party is its own', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  const fresh = answers();
  turnTo('/');
  await guest.opensForm(NAMES.family);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/input-companions');
  await guest.goesBack('/checkin/input-representative');
  await guest.goesBack('/checkin/check-reservation');
  await guest.taps('back');
  await guest.follows('confirm', '/checkin/search');
  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await expect.poll(answers).toEqual(fresh);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/guests-info');
});

it('at check-out no receipt goes to whom the first was for', async () => {
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  const goesToReceipt = async () => {
    await guest.goesOn('/checkout/payment-terms');
    await guest.agrees('/checkout/check-total');
    await guest.goesOn('/checkout/input-card');
    await guest.fillsIn(CARD);
    await guest.goesOn('/checkout/receipt-mail');
  };
  await guest.goesToRooms(NAMES.family);
  await goesToReceipt();
  await guest.fillsIn(MAIL);
  await guest.goesOn('/checkout/check-payment');
  for (const screen of ['receipt-mail', 'input-card', 'check-total', 'payment-terms', 'room-number'])
    await guest.goesBack(`/checkout/${screen}`);
  await guest.taps('back');
  await guest.follows('confirm', '/checkout/search');
  await guest.types('reservationName', NAMES.twoRooms);
  await guest.goesOn('/checkout/wait');
  await guest.walks('/checkout/wait', '/checkout/room-number');
  expect(value('roomNumbers')).not.toBe('');
  await goesToReceipt();
  expect(values('receiptMailAddress', 'receiptMailAddressConfirm')).toEqual(['', '']);
});
