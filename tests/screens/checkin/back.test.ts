import { expect, it } from 'vitest';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';

it('the browser’s Back leaves the reservation only once the guest has said so, as often as it is tried', async () => {
  const { guest } = await openTablet();
  await guest.arrives(NAMES.alone);
  for (let tries = 0; tries < 2; tries++) {
    await guest.pressesBack();
    await guest.taps('cancel');
    await guest.isOn('/checkin/check-reservation');
  }
  await guest.pressesBack();
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
});

it('it leads from a form to the reservation without a question, and what was typed is still there', async () => {
  const { guest } = await openTablet();
  await guest.arrives(NAMES.alone);
  await guest.confirmsReservation();
  await guest.types('lastName', '佐藤');
  await guest.pressesBack();
  await guest.isOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  expect(await guest.field('lastName')).toHaveProperty('value', '佐藤');
});
