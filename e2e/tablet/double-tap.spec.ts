import { NAMES } from '../../kiosk/guest/personas.ts';
import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

/** A button that pays, checks in or checks out is pressed on purpose, or not at all. */

test.use({ today: MORNING_OF_21_NOVEMBER });

/**
 * Each way to such a button: the screen before it, its own, the call that it sets off, how it is pressed in the end, and
 * how many calls have been sent then.
 * Some guests want less motion and some do not; the taps meet the same shield.
 */
const WAYS = [
  {
    does: 'pay',
    motion: 'no-preference',
    before: async (page: Page, tenant: Tenant) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.goesToCard(NAMES.family);
      await guest.fillsInCard();
      await guest.goesOn('/checkout/receipt-mail');
      return guest;
    },
    path: '/checkout/check-payment',
    call: 'public_key',
    sent: 1,
    presses: async (guest: Guest, taps: () => Promise<void>) => {
      await taps();
      await guest.isOn('/checkout/complete-payment');
    },
  },
  {
    does: 'check out',
    motion: 'reduce',
    before: async (page: Page, tenant: Tenant) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.goesToTerms(NAMES.nothingToPay);
      await guest.field('agreeTerms').check();
      return guest;
    },
    path: '/checkout/confirm-checkout',
    call: 'execute_checkout_request',
    sent: 1,
    presses: async ({ page }: Guest, taps: () => Promise<void>) => {
      await taps();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    does: 'check in',
    motion: 'no-preference',
    before: async (page: Page, tenant: Tenant) => {
      const guest = new Guest(page, tenant);
      await guest.hurriesTo('/checkin/term');
      await guest.signs();
      return guest;
    },
    path: '/checkin/confirm-checkin',
    call: 'execute_checkin_request',
    sent: 3,
    presses: async (guest: Guest, taps: () => Promise<void>) => {
      const { page, tenant } = guest;
      tenant.hotel.faults.set({ call: 'execute_checkin_request', kind: 'status', status: 500, times: 2 });
      await taps();
      await page.getByRole('alertdialog').locator('[data-action="close"]').click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await holdsTheKeyDown(guest);
      await page.keyboard.press('Enter');
      await guest.isOn('/checkin/complete');
    },
  },
] as const;

/** A key presses once, though the dialog that says why it failed gives the focus back while the key is still down. */
async function holdsTheKeyDown({ page, tenant }: Guest): Promise<void> {
  const main = page.locator('#root main [data-action="main"]');
  await main.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The same key again, without having been let go.
  await page.keyboard.down('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(main).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(main).toBeEnabled();
  expect(callsOf(tenant, 'execute_checkin_request')).toHaveLength(2);
}

for (const { does, motion, before, path, call, sent, presses } of WAYS) {
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`the second half of a double tap on the screen before does not ${does}${sent > 1 ? ', nor a key that is held down twice' : ''}`, async ({
      page,
      tenant,
      expectedErrors,
    }) => {
      if (sent > 1) expectedErrors.push(NOTED_BY_THE_BROWSER);
      tenant.configure({ ...NOTHING_ASKED, ...BRISK_QUEUE });
      await page.clock.install();
      const guest = await before(page, tenant);
      const main = page.locator('#root main [data-action="main"]');
      await expect(main).toBeEnabled();
      const place = await main.boundingBox();
      if (!place) throw new Error('There is no main button');
      // However long the machine takes between the taps, no time goes by on the tablet.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const taps = () => page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
      await taps();
      await guest.isOn(path);
      await taps();
      await page.clock.runFor(300);
      await taps();
      await page.clock.resume();
      await expect(main).toHaveCSS('pointer-events', 'auto');
      await guest.isOn(path);
      await expect(main).toBeEnabled();
      expect(callsOf(tenant, call)).toEqual([]);
      await presses(guest, taps);
      expect(callsOf(tenant, call)).toHaveLength(sent);
    });
  });
}
