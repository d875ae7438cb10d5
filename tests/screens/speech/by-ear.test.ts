import { expect, it } from 'vitest';
import { checkinOf, take } from '../../../kiosk/guest/journeys';
import { NAMES, YAMADA } from '../../../kiosk/guest/personas';
import { openEar } from '../support/ear';
import { EarGuest } from '../support/ear-guest';
import { staffMoveQueue } from '../support/open-demo-hotel';
import { openTablet } from '../support/open-tablet';

it('a guest who only hears checks in alone', async () => {
  const { hotel, calls } = await openTablet();
  const ear = openEar();
  const guest = new EarGuest(ear, () => staffMoveQueue(hotel));
  await guest.listens();
  try {
    await take(guest, checkinOf(NAMES.alone, [YAMADA]));
  } finally {
    console.log(ear.transcript());
    console.log('presses', ear.count());
  }
  expect(calls('execute_checkin_request')).toHaveLength(1);
});
