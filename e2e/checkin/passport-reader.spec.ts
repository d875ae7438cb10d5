import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';

/**
 * The built app loads the passport reader's script on its first line; all else:
 * `tests/screens/checkin/passport-reader`.
 */

test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

test('a tablet that cannot load the passport script says so, and reads once it can; the demo hotel’s page replaces a reader', async ({
  page,
  tenant,
  context,
}) => {
  tenant.configure({ kiosk: { passport_reader: true } });
  await context.route(/\/assets\/read-passports-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto(`${tenant.url}/demo/?lang=en`);
  const reader = page.getByRole('button', { name: /Germany.* Read it/ });
  await reader.click();
  await expect(page.locator('#said')).toHaveText(/First open the form/);
  const opened = context.pages().find((one) => one !== page) ?? (await context.waitForEvent('page'));
  const guest = new Guest(opened, tenant);
  await guest.isOn('/');
  await guest.opensForm('SMITH JOHN');
  await expect(opened.getByRole('alertdialog', { name: ja.app.not_loaded })).toBeVisible();
  await dialogOn(opened).locator('[data-action="close"]').click();
  await expect(guest.field('age')).toHaveValue('');
  await context.unrouteAll();
  await opened.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(opened.locator('main p.hidden[role="status"]')).toBeAttached();
  await reader.click();
  await expect(guest.field('lastName')).toHaveValue('MUELLER');
  await expect(guest.field('countrycode')).toHaveValue('DE');
});
