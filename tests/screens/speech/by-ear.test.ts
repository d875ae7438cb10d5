import { it } from 'vitest';
import { NAMES, YAMADA } from '../../../kiosk/guest/personas';
import { opensEar } from '../support/ear';
import { openTablet } from '../support/open-tablet';

it('reads a check-in', async () => {
  const { guest } = await openTablet();
  const ear = opensEar();
  const log = async (key: string) => console.log(`${key}: ${await ear.presses(key)}`);
  await log('F2');
  for (let n = 0; n < 14; n++) await log('ArrowDown');
  await guest.begins('checkin');
  console.log('>>', await ear.hears());
  for (let n = 0; n < 6; n++) await log('ArrowDown');
  await guest.types('reservationName', NAMES.family);
  console.log('>>', await ear.hears());
  await guest.goesOn('/checkin/check-reservation');
  console.log('>>', await ear.hears());
  for (let n = 0; n < 16; n++) await log('ArrowDown');
  await guest.confirmsReservation();
  console.log('>>', await ear.hears());
  for (let n = 0; n < 24; n++) await log('ArrowDown');
  await guest.fillsIn(YAMADA);
  console.log('>>', await ear.hears());
});
