import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, NOTED_BY_THE_BROWSER, type Page, type Tenant, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import {
  again,
  gives,
  isToldOfScreen,
  NOTHING_TO_KEEP,
  notesMissingParts,
  scriptOf,
  takesAway,
} from '../support/missing-files.ts';
import { stopsClock } from '../support/stopped-clock.ts';

/** A tablet without an offline shell loses the network before it has loaded all scripts. */

test.use({
  expectedErrors: [new RegExp(`${NOTED_BY_THE_BROWSER.source}|A screen could not be loaded`)],
});

const NAME = 'サトウハナコ';

test('parts and screens that cannot be loaded leave the rest standing, and come at another try', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    ...NOTHING_REQUIRED,
    notices: { additional_html: { ja: '<p>朝食は7時からです</p>' } },
    links: { payment_law: 'https://hotel.example/law' },
  });
  const guest = new Guest(page, tenant);
  // The script of the first screen of a journey also has the display settings.
  const partsOfHome = ['hotel-html', 'link-dialog', 'search'];
  for (const part of [...partsOfHome, 'checkin', 'sign-by-name']) await takesAway(page, scriptOf(part));

  await test.step('home stands without the parts of it that cannot be loaded', async () => {
    const missed = notesMissingParts(page);
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
    for (const part of partsOfHome) await gives(page, scriptOf(part));
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
    await gives(page, scriptOf('checkin'));
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
    await gives(page, scriptOf('sign-by-name'));
    await guest.taps('sign-by-name');
    await expect(guest.field('signedName')).toBeVisible();
  });
});

test('a journey that cannot be loaded says so, and the way home is open', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await takesAway(page, scriptOf('search'));
  await guest.opensHome();
  await guest.taps('checkin');
  await isToldOfScreen(page, NOTHING_TO_KEEP);
  await guest.follows('home', '/');
  await guest.taps('checkout');
  await isToldOfScreen(page, NOTHING_TO_KEEP);
  await gives(page, scriptOf('search'));
  await again(page).click();
  await guest.isOn('/checkout/search');
});

test('home waits for no script that only other screens need, and stays in view until the next screen is there', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  const come = await holds(page, /\/assets\/(?!(first|listening|rolldown-runtime|settings|zod)-)[\w-]+\.js$/);
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

/** A tablet just started with a stopped clock, and its loaded scripts. */
async function justStarted(page: Page, tenant: Tenant) {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  /** A script's place in the order of loading; -1 for a missing one. */
  const at = (name: string) => loaded.findIndex((path) => scriptOf(name).test(path));
  await page.clock.install();
  // Scripts come one after the other: on a slow machine too, nothing else comes before the clock stands.
  const come = await holds(page, scriptOf('tablet'));
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await stopsClock(page);
  await come();
  /** Waits for a script within so much of the tablet's time. */
  const comes = async (name: string, withinMs: number) => {
    let leftMs = withinMs;
    await expect
      .poll(
        async () => {
          const ms = Math.min(250, leftMs);
          leftMs -= ms;
          await page.clock.runFor(ms);
          return at(name);
        },
        { intervals: [100] },
      )
      .toBeGreaterThan(0);
  };
  return { guest, at, comes };
}

test('an untouched home loads every screen of the hotel, check-in first', async ({ page, tenant }) => {
  tenant.configure(NOTHING_REQUIRED);
  const { guest, at, comes } = await justStarted(page, tenant);
  await test.step('only what keeps the tablet going waits for nobody', async () => {
    await comes('tablet', 4000);
    // Somebody reads home, and touches it now and then.
    for (let second = 0; second < 12; second += 1) {
      await page.touchscreen.tap(2, 2);
      await page.clock.runFor(1000);
    }
    expect(['search', 'checkin', 'checkout'].map(at)).toEqual([-1, -1, -1]);
  });

  await comes('checkout', 30_000);
  expect(at('checkin')).toBeGreaterThan(-1);
  expect(at('checkin')).toBeLessThan(at('checkout'));

  await test.step('no screen needs the network for its script from now on', async () => {
    await page.clock.resume();
    await page.context().route(/\/assets\/[^/]+\.(js|css)$/, (route) => route.abort());
    await guest.says(NAME, 'checkin');
    await guest.goesOn('/checkin/check-reservation');
    await guest.hurriesOn('/checkin/complete');
  });
});

test('a guest who begins at once has the screens after the first one loaded meanwhile', async ({
  page,
  tenant,
}) => {
  const { guest, comes } = await justStarted(page, tenant);
  // A stopped clock ends no click that waits for a frame.
  await page.locator('[data-action="checkin"]').dispatchEvent('click');
  await guest.isOn('/checkin/search');
  // Home was not left alone for long enough.
  await comes('checkin', 4000);
});

test('a finger on home has the first screen loaded before it leaves', async ({ page, tenant }) => {
  const { at } = await justStarted(page, tenant);
  expect(at('search')).toBe(-1);
  await page.locator('[data-action="checkin"]').dispatchEvent('pointerdown');
  await expect.poll(() => at('search')).toBeGreaterThan(0);
});
