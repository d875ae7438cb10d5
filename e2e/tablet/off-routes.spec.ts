import { Guest } from '../pages/guest.ts';
import { expect, type Settings, test } from '../support/fixtures.ts';

/**
 * A screen that belongs to a feature is there with the feature, and unknown without it: one of each feature, as every
 * screen goes through one door (`tests/flow/off-routes.test.ts` has them all).
 */

/** A kind of hotel, and some of the screens that it has and has not. */
interface Kind {
  readonly settings: Settings;
  readonly checkoutButtons: number;
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  'neither payment nor the QR code nor check-out': {
    settings: {
      display: { use_checkin_payment: false, use_checkout: false },
      qr_code: { is_active_in_checkin: false },
    },
    checkoutButtons: 0,
    has: ['/checkin/complete'],
    lacks: ['/checkin/qr', '/checkin/check-total', '/checkout/search'],
  },
  'all of them': {
    settings: {
      display: { use_checkin_payment: true, use_checkout: true },
      qr_code: { is_active_in_checkin: true },
    },
    checkoutButtons: 1,
    has: ['/checkin/qr', '/checkin/check-total', '/checkout/wait'],
    lacks: ['/checkin/complete'],
  },
};

for (const [what, { settings, checkoutButtons, has, lacks }] of Object.entries(KINDS)) {
  test(`a hotel with ${what} knows its screens and no others, at a start and while the tablet runs`, async ({
    page,
    tenant,
  }) => {
    tenant.configure(settings);
    const guest = new Guest(page, tenant);
    const leadsTo = async (shown: string, path: string) => {
      await guest.isOn(shown);
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(shown);
    };
    const [screen = '', unknown = ''] = [has.at(-1), lacks.at(-1)];

    await test.step('when the tablet starts at one', async () => {
      await page.goto(`${tenant.url}${screen}`);
      await leadsTo('/reload-error', screen);
      await page.goto(`${tenant.url}${unknown}`);
      await leadsTo('/404', unknown);
      await guest.goesOn('/');
    });

    await test.step('from home: a reload where it is there, unknown where not', async () => {
      await expect(page.locator('[data-action="checkout"]')).toHaveCount(checkoutButtons);
      for (const [paths, shown] of [
        [has, '/reload-error'],
        [lacks, '/404'],
      ] as const) {
        for (const path of paths) {
          await guest.turnsTo(path);
          await leadsTo(shown, path);
          await guest.goesOn('/');
        }
      }
    });

    await test.step('from elsewhere: a reload', async () => {
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await guest.turnsTo(unknown);
      await leadsTo('/reload-error', unknown);
    });
  });
}
