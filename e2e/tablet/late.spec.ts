import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CheckoutPage } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import { NOTHING_ASKED, onlyAsked } from '../support/levels.ts';

/** After so long without a touch the visit is over, by the sample settings; in ms. */
const SENT_HOME_MS = 112_000;

/** A call that is under way when its guest has gone, and how a guest comes to it. */
interface Late {
  readonly call: string;
  readonly settings?: Parameters<Tenant['configure']>[0];
  readonly comesToIt: (guest: Guest, page: Page) => Promise<void>;
}

const looksUp = async (guest: Guest) => {
  await guest.taps('checkin');
  await guest.types('reservationName', 'ヤマダ タロウ');
  await guest.goesOn();
};

const LATE: readonly Late[] = [
  { call: 'checkin_authtoken_request', comesToIt: looksUp },
  { call: 'checkin_info_request', comesToIt: looksUp },
  {
    call: 'checkin_code',
    settings: { qr_code: { is_active_in_checkin: true } },
    comesToIt: looksUp,
  },
  {
    call: 'optima/members',
    settings: { display: { use_membership_info: true } },
    comesToIt: looksUp,
  },
  {
    call: 'address/search',
    settings: onlyAsked({ zip_code: 2, prefecture: 2, city: 2, subarea: 2 }),
    comesToIt: async (guest) => {
      await looksUp(guest);
      await guest.isOn('/checkin/check-reservation');
      await guest.confirmsReservation();
      await guest.types('postcode', '7830060');
    },
  },
  {
    call: 'hotel_agreement',
    comesToIt: async (guest) => {
      await looksUp(guest);
      await guest.isOn('/checkin/check-reservation');
      await guest.goesOn();
      await guest.isOn('/checkin/input-representative');
      await guest.goesOn();
      await guest.isOn('/checkin/input-companions');
      await guest.goesOn();
      await guest.isOn('/checkin/guests-info');
      await guest.goesOn();
      await guest.isOn('/checkin/term');
    },
  },
  {
    call: 'checkout_info_request',
    comesToIt: async (guest) => {
      await guest.taps('checkout');
      await guest.types('reservationName', 'ヤマダ タロウ');
      await guest.goesOn();
    },
  },
];

for (const { call, settings = {}, comesToIt } of LATE) {
  test(`${call} answers when its guest has gone: the next one notices nothing`, async ({ page, tenant }) => {
    await page.clock.install();
    tenant.configure(NOTHING_ASKED);
    tenant.configure({ ...settings, api: { timeout_ms: 120_000 } });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isHeld = false;
    await page.route(`**/${call}*`, async (route) => {
      if (isHeld) return route.continue();
      isHeld = true;
      // Asked now, answered later: what comes is the answer to the first guest.
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    const guest = new CheckoutPage(page, tenant);
    await guest.opensHome();
    await comesToIt(guest, page);
    await expect.poll(() => isHeld).toBe(true);
    await page.clock.runFor(SENT_HOME_MS);
    await guest.isOn('/');

    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'サトウ ハナコ');
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
    await guest.isOn('/checkin/search');
    await expect(guest.field('reservationName')).toHaveValue(/サトウ/);
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await expect(page.locator('main')).toContainText('サトウ');
    await expect(page.locator('main')).not.toContainText('ヤマダ');
  });
}

test('a guest who waits is told so after a second, and once more after ten', async ({ page, tenant }) => {
  await page.clock.install();
  const guest = new Guest(page, tenant);
  await guest.opensHome();
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
