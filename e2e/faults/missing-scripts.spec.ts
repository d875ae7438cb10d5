import { readdirSync } from 'node:fs';
import { NOTHING_ASKED } from '../../kiosk/guest/levels.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, NOTED_BY_THE_BROWSER, type Page, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';

/** A tablet without an offline shell loses the network before it has loaded all scripts. */

test.use({
  expectedErrors: [new RegExp(`${NOTED_BY_THE_BROWSER.source}|A screen could not be loaded`)],
});

const NAME = 'サトウハナコ';
const BUILT = new URL('../../dist/assets/', import.meta.url);

/** The script of a part of a screen; fails for an unknown name. */
function scriptOf(name: string): RegExp {
  const pattern = new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
  expect(
    readdirSync(BUILT).some((file) => pattern.test(`/assets/${file}`)),
    `a script named ${name}`,
  ).toBe(true);
  return pattern;
}

const takesAway = (page: Page, name: string) =>
  page.context().route(scriptOf(name), (route) => route.abort());
const gives = (page: Page, name: string) => page.context().unroute(scriptOf(name));

const { not_loaded_text: KEPT, not_loaded_first_text: NOTHING_TO_KEEP } = ja.views.error_view;

/** The guest reads that a screen has not come and nothing is lost. */
async function isToldOfScreen(page: Page, text = KEPT): Promise<void> {
  await expect(page.locator('main')).toContainText(text);
  // In its own frame, in place of the journey's.
  await expect(page.locator('#root header')).toHaveCount(1);
  await expect(page.locator('#root nav')).toHaveCount(0);
}

const again = (page: Page) => page.locator('[data-action="reload"]');

test('parts and screens that cannot be loaded leave the rest standing, and come at another try', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    ...NOTHING_ASKED,
    notices: { additional_html: { ja: '<p>朝食は7時からです</p>' } },
    links: { payment_law: 'https://hotel.example/law' },
  });
  const guest = new Guest(page, tenant);
  const partsOfHome = ['hotel-html', 'link-dialog', 'display-settings'];
  for (const part of [...partsOfHome, 'checkin', 'sign-by-name']) await takesAway(page, part);

  await test.step('home stands without the parts of it that cannot be loaded', async () => {
    const missed: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('A part of the screen could not be loaded')) missed.push(message.text());
    });
    await guest.opensHome();
    await expect.poll(() => missed.length, 'the words of the hotel').toBeGreaterThan(0);
    for (const action of ['payment-law', 'comfort']) {
      // Home may ask again for the hotel's words too.
      const before = missed.length;
      await guest.taps(action);
      await expect.poll(() => missed.length, action).toBeGreaterThan(before);
      await guest.isOn('/');
      await expect(dialogOn(page)).toHaveCount(0);
    }
    await expect(page.getByText('朝食は7時からです')).toHaveCount(0);
    for (const part of partsOfHome) await gives(page, part);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('朝食は7時からです')).toBeVisible();
    for (const action of ['payment-law', 'comfort']) {
      await guest.taps(action);
      await expect(dialogOn(page)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  await test.step('a screen says that it cannot be loaded, and comes with all that was typed', async () => {
    await guest.says(NAME, 'checkin');
    await guest.goesOn();
    await isToldOfScreen(page);
    await expect(page).toHaveURL(`${tenant.url}/checkin/check-reservation`);
    // Another failed try leads nowhere else.
    await again(page).click();
    await expect(again(page)).toBeEnabled();
    await isToldOfScreen(page);
    await guest.pressesBrowserBack();
    await dialogOn(page).locator('[data-action="confirm"]').click();
    await guest.isOn('/checkin/search');
    await expect(guest.field('reservationName')).toHaveValue(NAME);
    await guest.goesOn();
    await isToldOfScreen(page);
    await gives(page, 'checkin');
    await again(page).click();
    await guest.isOn('/checkin/check-reservation');
  });

  await test.step('a part of a screen leaves the screen standing', async () => {
    for (const next of ['input-representative', 'guests-info', 'term']) {
      await guest.goesOn(`/checkin/${next}`);
    }
    await guest.taps('sign-by-name');
    await expect(page.getByRole('alertdialog', { name: ja.app.not_loaded, exact: true })).toBeVisible();
    await dialogOn(page).locator('[data-action="close"]').click();
    await guest.isOn('/checkin/term');
    await gives(page, 'sign-by-name');
    await guest.taps('sign-by-name');
    await expect(guest.field('signedName')).toBeVisible();
  });
});

test('a journey that cannot be loaded says so, and the way home is open', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await takesAway(page, 'search');
  await guest.opensHome();
  await guest.taps('checkin');
  await isToldOfScreen(page, NOTHING_TO_KEEP);
  await guest.follows('home', '/');
  await guest.taps('checkout');
  await isToldOfScreen(page, NOTHING_TO_KEEP);
  await gives(page, 'search');
  await again(page).click();
  await guest.isOn('/checkout/search');
});

test('home waits for no script that only other screens need, and stays in view until the next screen is there', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  const come = await holds(page, /\/assets\/(?!(first|rolldown-runtime|settings|zod)-)[\w-]+\.js$/);
  await guest.opensHome();
  await guest.taps('checkin');
  // The tapped button stays marked while its screen is loaded, and no longer after Back.
  const tapped = page.locator('main [aria-busy="true"]');
  await expect(tapped).toHaveAttribute('data-action', 'checkin');
  await guest.pressesBrowserBack();
  await expect(tapped).toHaveCount(0);
  await guest.taps('checkin');
  await expect(tapped).toHaveAttribute('data-action', 'checkin');
  // Once a tap has led on, another one on the old screen does nothing.
  await page.locator('[data-action="checkout"]').tap();
  await expect(tapped).toHaveAttribute('data-action', 'checkin');
  await guest.isOn('/');
  await come();
  await guest.isOn('/checkin/search');
});

test('all screens of the hotel are loaded ahead, check-in first', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  const at = (name: string) => loaded.findIndex((path) => scriptOf(name).test(path));
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await expect.poll(() => at('checkout'), { timeout: 30_000 }).toBeGreaterThan(0);
  expect(at('search')).toBeGreaterThan(0);
  expect(at('checkin')).toBeGreaterThan(at('search'));
  expect(at('checkin')).toBeLessThan(at('checkout'));
});
