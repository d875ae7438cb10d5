import { Guest } from '../pages/guest.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';

/** The tablet keeps to the tables in `tests/flow/guards.test.ts` and `tests/flow/screens.test.ts`. */

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('is unknown at a start, a screen is begun again, and one whose feature is off is unknown too', async ({
    page,
    tenant,
  }) => {
    tenant.configure({ display: { use_checkout: false } });
    const guest = new Guest(page, tenant);
    for (const [path, shown] of [
      ['/404', '/reload-error'],
      ['/checkin', '/404'],
      ['/checkin/search/more', '/404'],
      ['/checkin/complete', '/reload-error'],
      ['/checkout/wait', '/404'],
    ] as const) {
      await page.goto(`${tenant.url}${path}`);
      await guest.isOn(shown);
      await expect.poll(() => new URL(page.url()).pathname).toBe(shown);
    }
    await guest.goesOn('/');
  });
});

test('a reload in the middle begins again, but for an engineer who debugs', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensForm('サトウハナコ');
  await page.reload();
  await guest.isOn('/reload-error');
  await guest.goesOn('/');

  // Its notes hold no guest data: `tests/hotel/debug-dump.test.ts`.
  await test.step('an engineer opens screens without guest data, and the console names them', async () => {
    await page.evaluate(() => localStorage.setItem('debug', 'yes'));
    for (const [path, opens] of [
      ['/checkin/search', '/checkin/search'],
      ['/checkin/check-reservation', '/reload-error'],
      ['/common-error', '/common-error'],
    ] as const) {
      const warning = page.waitForEvent('console', (message) =>
        message.text().startsWith(`Debugging: ${opens} opens`),
      );
      await page.goto(`${tenant.url}${path}`);
      await guest.isOn(opens);
      await warning;
    }
  });
});
