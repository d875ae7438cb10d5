import { Guest } from '../pages/guest.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';

/**
 * Which screen opens for whom is a table in `tests/flow/guards.test.ts`, which of them a hotel has one in
 * `tests/flow/screens.test.ts`; here, that a tablet keeps to them.
 */

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

  // What the tablet then notes holds nothing of a guest: `tests/hotel/debug-dump.test.ts`.
  await test.step('an engineer opens any screen', async () => {
    await page.evaluate(() => localStorage.setItem('debug', 'yes'));
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && /debug/i.test(message.text()),
    );
    await page.goto(`${tenant.url}/checkin/search`);
    await guest.isOn('/checkin/search');
    await warning;
  });
});
