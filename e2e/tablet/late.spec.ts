import { NAMES } from '../../kiosk/guest/personas.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CheckoutPage } from '../pages/checkout-page.ts';
import type { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { holds, holdsFirst } from '../support/hold.ts';
import { onlyAsked } from '../support/levels.ts';

/** After so long without a touch the visit is over, by the sample settings; in ms. */
const SENT_HOME_MS = 112_000;

/** A call that is under way when its guest has gone, and how a guest comes to it from home. */
interface Late {
  readonly call: string;
  readonly comesToIt: (guest: CheckoutPage) => Promise<void>;
}

const looksUp = async (guest: Guest, name = 'ヤマダ タロウ') => {
  await guest.says(name, 'checkin');
  await guest.goesOn();
};

const comesToForm = async (guest: Guest) => {
  await looksUp(guest);
  await guest.isOn('/checkin/check-reservation');
  await guest.confirmsReservation();
};

const LATE: readonly Late[] = [
  { call: 'checkin_authtoken_request', comesToIt: looksUp },
  { call: 'checkin_info_request', comesToIt: looksUp },
  { call: 'checkin_code', comesToIt: looksUp },
  { call: 'optima/members', comesToIt: looksUp },
  {
    call: 'address/search',
    comesToIt: async (guest) => {
      await comesToForm(guest);
      await guest.types('postcode', '7830060');
    },
  },
  {
    call: 'hotel_agreement',
    comesToIt: async (guest) => {
      await comesToForm(guest);
      for (const screen of ['/checkin/input-companions', '/checkin/guests-info', '/checkin/term']) {
        await guest.goesOn(screen);
      }
    },
  },
  { call: 'checkout_info_request', comesToIt: (guest) => guest.searchesFor(NAMES.family) },
];

test('whatever answers when its guest has gone, the next one notices nothing', async ({ page, tenant }) => {
  await page.clock.install();
  // Everything is called, and nothing must be filled in.
  tenant.configure({
    ...onlyAsked({ zip_code: 1, prefecture: 1, city: 1, subarea: 1 }),
    api: { timeout_ms: 120_000 },
    display: { use_membership_info: true },
    qr_code: { is_active_in_checkin: true },
    kiosk: { attract: false },
  });
  const guest = new CheckoutPage(page, tenant);
  await guest.opensHome();
  for (const { call, comesToIt } of LATE) {
    await test.step(call, async () => {
      const late = await holdsFirst(page, `**/${call}*`);
      await comesToIt(guest);
      await expect.poll(late.isHeld).toBe(true);
      await page.clock.runFor(SENT_HOME_MS);
      await guest.isOn('/');

      await guest.says(NAMES.alone, 'checkin');
      await late.letGo();
      await guest.isOn('/checkin/search');
      await expect(guest.field('reservationName')).toHaveValue(/サトウ/);
      await guest.goesOn('/checkin/check-reservation');
      await expect(page.locator('main')).toContainText('サトウ');
      await expect(page.locator('main')).not.toContainText('ヤマダ');
      await page.clock.runFor(SENT_HOME_MS);
      await guest.isOn('/');
    });
  }

  await test.step('a guest who waits is told so after a second, and once more after ten', async () => {
    const letGo = await holds(page, '**/checkin_authtoken_request*');
    await looksUp(guest);
    const words = page.locator('main').getByRole('status');
    await page.clock.fastForward(2_000);
    await expect(words).toContainText(ja.app.loading);
    await expect(words).not.toContainText(ja.app.still_working);
    await page.clock.fastForward(8_500);
    await expect(words.getByText(ja.app.still_working)).toBeVisible({ timeout: 4_000 });
    await letGo();
    await guest.isOn('/checkin/check-reservation');
  });
});
