import { expect, test } from '@playwright/test';
import { BRISK_QUEUE, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { openTenant } from '../support/tenant.ts';
import { callOf } from '../support/wire.ts';
import { EngineGuest } from './engine-guest.ts';
import { missing, openTablet } from './engines.ts';
import { guestChecksOut, signsAndChecksIn } from './journeys.ts';

/** Both journeys in the engines that no other test opens, at a hotel that asks little; `npm run engines` goes through all of it. */

const STAND = { size: { width: 1180, height: 820 }, hasKeypad: false } as const;

/** A busy machine is no failure. */
test.describe.configure({ timeout: 240_000 });

for (const engine of ['firefox', 'webkit'] as const) {
  test(`a guest checks in, and one checks out and pays, in ${engine}`, async () => {
    const reason = missing(engine);
    test.skip(reason !== undefined, reason);
    const tenant = await openTenant('legacy', MORNING_OF_21_NOVEMBER);
    tenant.configure(BRISK_QUEUE);
    tenant.configure(NOTHING_ASKED);
    const tablet = await openTablet(engine);
    try {
      const guest = new EngineGuest(tablet, tenant.url, STAND);
      await guest.opensHome();
      await guest.sees('home');
      await guest.looksInto('comfort', 'comfort', 'comfort-close');
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await guest.types('reservationName', 'サトウ ハナコ');
      await guest.goesOn('/checkin/check-reservation');
      await guest.goesOn('/checkin/input-representative');
      await guest.goesOn('/checkin/guests-info');
      await signsAndChecksIn(guest);
      await guestChecksOut(guest, tenant);
      expect(guest.faults).toEqual([]);
      expect(callOf(tenant, 'upload_agreement_signature').status).toBe(204);
    } finally {
      await tablet.closes();
      await tenant.close();
    }
  });
}
