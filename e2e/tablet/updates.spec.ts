import { Guest } from '../pages/guest.ts';
import { MEMBERS, MISAKI, memberLink } from '../pages/member.ts';
import { Deployment } from '../support/deployment.ts';
import { test as base, expect, type Page } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { expectWorker, installs } from '../support/offline-shell.ts';
import { comesToQuiet } from '../support/quiet.ts';
import { openTenant } from '../support/tenant.ts';
import { callOf } from '../support/wire.ts';

const QUIET_MS = 31_000;
const NAME = 'サトウ ハナコ';

/** A hotel into which new versions of the app are brought. */
const test = base.extend<{ readonly deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  deployment: async ({}, use) => {
    const deployment = new Deployment();
    await use(deployment);
    deployment.remove();
  },
  tenant: async ({ system, deployment }, use) => {
    const tenant = await openTenant(system, undefined, deployment.folder);
    // The inviting view lies over home after a minute.
    tenant.configure({ kiosk: { attract: false } });
    await use(tenant);
    await tenant.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The version that the page names; none on the one that was installed first. */
const version = (page: Page) =>
  page.locator('meta[name="version"]').getAttribute('content', { timeout: 1000 });

/** The tablet asks the server for a new version, as it does every hour. */
const asks = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

/**
 * Home stands untouched until the tablet has taken a version. After the first half minute the clock goes in small steps, as
 * the worker, which no test's clock moves, needs time to keep the shell.
 */
async function comesTo(page: Page, expected: string): Promise<void> {
  await page.clock.runFor(QUIET_MS);
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(await version(page)).toBe(expected);
  }).toPass({ timeout: 60_000 });
}

test('a new version waits while a guest is at the tablet, and is taken when home has been quiet', async ({
  page,
  tenant,
  deployment,
}) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await installs(guest);
  await page.clock.install();
  await guest.looksUp(NAME);
  deployment.deploy('2');
  await asks(page);
  await expectWorker(page, ({ waiting }) => waiting);
  await page.clock.runFor(QUIET_MS);
  await guest.isOn('/checkin/check-reservation');
  for (const screen of ['/checkin/input-representative', '/checkin/guests-info', '/checkin/term'] as const) {
    await guest.goesOn();
    await guest.isOn(screen);
  }
  await guest.signs();
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  await guest.goesOn();
  await guest.isOn('/');
  expect(await page.locator('meta[name="version"]').count()).toBe(0);
  await comesTo(page, '2');
  await guest.isOn('/');
  // It starts without any server, too.
  await tenant.close();
  await page.reload();
  await guest.isOn('/');
  expect(await version(page)).toBe('2');
});

test.describe('a tablet that is started with parameters', () => {
  test.use({ system: 'cico' });

  test('keeps them over an update, and takes none while a guest who came by a link is on home', async ({
    page,
    tenant,
    deployment,
  }) => {
    tenant.configure({ ...MEMBERS, language: { auto_language_select: 'query' } });
    const guest = new Guest(page, tenant);
    await installs(guest);
    await page.clock.install();
    await guest.opensHome(`${memberLink('M0001')}&lang=ja&floor=2`);
    deployment.deploy('2');
    await asks(page);
    await expectWorker(page, ({ waiting }) => waiting);
    // The tablet begins to wait for a quiet home; the guest is there, and still reads.
    await page.clock.runFor(5_000);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Shift');
    await page.clock.runFor(QUIET_MS + 10_000);
    await guest.isOn('/');
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await expect(guest.field('reservationName')).toHaveValue(MISAKI);
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    expect(callOf(tenant, 'checkin_authtoken_request').headers).toHaveProperty('rcloud-token');
    expect(await page.locator('meta[name="version"]').count()).toBe(0);
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await guest.taps('back');
    await guest.isOn('/');
    await comesTo(page, '2');
    await guest.isOn('/');
    expect(new URL(page.url()).search).toBe('?lang=ja&floor=2');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

test('a version of which a part is missing is not taken', async ({ page, tenant, deployment }) => {
  const guest = new Guest(page, tenant);
  await installs(guest);
  await page.clock.install();
  await guest.opensHome();
  deployment.deploy('2', 'a chunk is missing');
  await asks(page);
  await page.clock.runFor(2 * QUIET_MS);
  expect(await page.locator('meta[name="version"]').count()).toBe(0);
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  // The next one, whole, is.
  deployment.deploy('3');
  await guest.opensHome();
  await asks(page);
  await expectWorker(page, ({ waiting }) => waiting);
  await comesTo(page, '3');
});

test('a version that does not start gives way to the one before, and that to the next', async ({
  page,
  tenant,
  deployment,
}) => {
  const guest = new Guest(page, tenant);
  await installs(guest);
  await page.clock.install();
  await guest.opensHome();
  deployment.deploy('2', 'it does not start');
  await asks(page);
  await expectWorker(page, ({ waiting }) => waiting);
  await comesTo(page, '2');
  // It tries some times, then takes what worked.
  await expect(async () => {
    await page.clock.runFor(6000);
    await expect(page.locator('main')).toHaveAttribute('data-screen', '/', { timeout: 3000 });
  }).toPass({ timeout: 80_000 });
  expect(await page.locator('meta[name="version"]').count()).toBe(0);
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');

  deployment.deploy('3');
  await guest.opensHome();
  await asks(page);
  await expectWorker(page, ({ waiting }) => waiting);
  await comesTo(page, '3');
  await guest.isOn('/');
});

test('the offline shell can be taken off every tablet', async ({ page, tenant, deployment }) => {
  const guest = new Guest(page, tenant);
  await installs(guest);
  // While a worker is busy, Chromium lets no other take its place.
  await comesToQuiet(page);
  deployment.kill('2');
  await asks(page);
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([]);
  // Whoever stands before it goes on; the next start comes from the server.
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.opensHome();
  expect(await version(page)).toBe('2');
});
