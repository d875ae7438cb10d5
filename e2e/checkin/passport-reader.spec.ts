import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { PASSPORTS } from '../../tests/support/passports.ts';
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, NOTED_BY_THE_BROWSER, type Page, test } from '../support/fixtures.ts';

/** A passport reader at the built app, which loads what reads its lines only then; the rest: `tests/screens/checkin/passport-reader`. */

/** From one key to the next, in s. */
const BETWEEN_KEYS_S = 0.002;

/** The reader types these lines: each key bears the time at which the device sent it, as on a real machine, however busy that is. */
async function reads(page: Page, lines: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const keys = [...`${lines.join('\n')}\n`].map((sign) =>
    sign === '\n' ? { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 } : { key: sign, text: sign },
  );
  const events = keys.flatMap((key, at) =>
    (['keyDown', 'keyUp'] as const).map((type) => ({ ...key, type, timestamp: start + at * BETWEEN_KEYS_S })),
  );
  await Promise.all(events.map((event) => devtools.send('Input.dispatchKeyEvent', event)));
}

/** What reads passports has been loaded. */
const isReady = (page: Page) => expect(page.locator('main p.hidden[role="status"]')).toBeAttached();

test.beforeEach(({ tenant }) => tenant.configure({ kiosk: { passport_reader: true } }));

test.describe('a tablet that cannot load what reads passports', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('says so, and reads them once it can', async ({ page, tenant }) => {
    await page.route(/\/assets\/read-passports-[\w-]{8}\.js$/, (route) => route.abort());
    const guest = new Guest(page, tenant);
    await guest.opensForm('SMITH JOHN');
    await expect(page.getByRole('alertdialog', { name: ja.app.not_loaded })).toBeVisible();
    await dialogOn(page).locator('[data-action="close"]').click();
    await expect(guest.field('age')).toHaveValue('');
    await page.unrouteAll();
    const loaded = page.waitForResponse(/\/assets\/read-passports-/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await loaded;
    await isReady(page);
    await reads(page, PASSPORTS.american);
    await expect(guest.field('age')).not.toHaveValue('');
  });
});

test('the demo hotel’s page stands in for a reader', async ({ page, tenant, context }) => {
  await page.goto(`${tenant.url}/demo/?lang=en`);
  await page.getByRole('button', { name: /Germany.* Read it/ }).click();
  await expect(page.locator('#said')).toHaveText(/First open the form/);
  const opened = context.pages().find((one) => one !== page) ?? (await context.waitForEvent('page'));
  const guest = new Guest(opened, tenant);
  await guest.isOn('/');
  await guest.opensForm('SMITH JOHN');
  await isReady(opened);
  await page.getByRole('button', { name: /Germany.* Read it/ }).click();
  await expect(guest.field('lastName')).toHaveValue('MUELLER');
  await expect(guest.field('countrycode')).toHaveValue('DE');
});
