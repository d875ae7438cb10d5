import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { NAMES } from '../../kiosk/guest/personas.ts';
import { callOf } from '../../kiosk/guest/wire.ts';
import { Guest } from '../pages/guest.ts';
import { MEMBERS, memberLink } from '../pages/member.ts';
import { Deployment } from '../support/deployment.ts';
import { test as base, expect, type Page } from '../support/fixtures.ts';
import { comesInPlace, expectWorker, installs } from '../support/offline-shell.ts';
import { openTenant } from '../support/tenant.ts';

const QUIET_MS = 31_000;

const test = base.extend<{ readonly deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  deployment: async ({}, use) => {
    const deployment = new Deployment();
    await use(deployment);
    deployment.remove();
  },
  tenant: async ({ system, deployment }, use) => {
    const tenant = await openTenant(system, undefined, deployment.folder);
    // The attract view covers home after a minute.
    tenant.configure({ kiosk: { attract: false } });
    await use(tenant);
    await tenant.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The page's version; undefined for the first installation. */
const version = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content);

const asks = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

/** In ms, longer than the app waits before it registers its worker. */
const REST_MS = 2000;

/** The page has loaded everything of its start, the shell's worker included. */
const comesToQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        };
        new PerformanceObserver(wait).observe({ type: 'resource' });
        wait();
      }),
    REST_MS,
  );

/** Leaves home alone until the version is taken, in small steps: the worker keeps the shell in real time. */
async function comesTo(page: Page, expected: string): Promise<void> {
  // The clock would run past the limit of what the page still waits for.
  await comesToQuiet(page);
  await page.clock.runFor(QUIET_MS);
  await comesInPlace(page, async () => {
    await page.clock.runFor(2000);
    expect(await version(page)).toBe(expected);
  });
}

/** The hourly look finds a version, which waits while somebody touches the tablet. */
async function comesToWait(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await asks(page);
    await expectWorker(page, ({ waiting }) => waiting, 5_000);
  }).toPass();
}

test.describe('a tablet that is started with parameters', () => {
  test.use({ system: 'cico' });

  test('takes no new version while a guest is at it, be it on home by a link, and keeps them over the update', async ({
    page,
    tenant,
    deployment,
  }) => {
    tenant.configure({ ...MEMBERS, ...NOTHING_REQUIRED, language: { auto_language_select: 'query' } });
    const guest = new Guest(page, tenant);
    await installs(guest);
    await page.clock.install();
    await guest.opensHome(`${memberLink('M0001')}&lang=ja&floor=2`);
    deployment.deploy('2');
    await comesToWait(page);
    // The tablet begins to wait for a quiet home; the guest is there, and still reads.
    await page.clock.runFor(5_000);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Shift');
    await page.clock.runFor(QUIET_MS + 10_000);
    await guest.isOn('/');
    await guest.begins('checkin');
    await expect(guest.field('reservationName')).toHaveValue(NAMES.member);
    await guest.goesOn('/checkin/check-reservation');
    expect(callOf(tenant.hotel, 'checkin_authtoken_request').headers).toHaveProperty('rcloud-token');
    await page.clock.runFor(QUIET_MS);
    await guest.isOn('/checkin/check-reservation');
    await guest.hurriesOn('/checkin/complete');
    await guest.goesOn('/');
    expect(await version(page)).toBeUndefined();

    const isAsStarted = async () => {
      await guest.isOn('/');
      expect(new URL(page.url()).search).toBe('?lang=ja&floor=2');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    };
    await test.step('it is taken when home has been quiet', async () => {
      await comesTo(page, '2');
      await isAsStarted();
    });
    await test.step('it starts without any server, too', async () => {
      await tenant.close();
      await page.reload();
      await isAsStarted();
      expect(await version(page)).toBe('2');
    });
  });
});

test('a version that is not whole is not taken, one that does not start gives way, and the shell can be taken off', async ({
  page,
  tenant,
  deployment,
}) => {
  const guest = new Guest(page, tenant);
  const opensSearchAndReturns = async () => {
    await guest.begins('checkin');
    await guest.goesBack('/');
  };
  await installs(guest);
  await page.clock.install();
  await guest.opensHome();

  await test.step('a version without one of its parts', async () => {
    deployment.deploy('2', 'a chunk is missing');
    await asks(page);
    await page.clock.runFor(2 * QUIET_MS);
    expect(await version(page)).toBeUndefined();
    await opensSearchAndReturns();
  });

  await test.step('a version that does not start gives way to the one before', async () => {
    deployment.deploy('3', 'it does not start');
    await comesToWait(page);
    await comesTo(page, '3');
    // After some tries it takes the version that worked.
    await expect(async () => {
      await page.clock.runFor(6000);
      await expect(page.locator('html:not([data-starting]) main')).toHaveAttribute('data-screen', '/', {
        timeout: 3000,
      });
    }).toPass();
    expect(await version(page)).toBeUndefined();
    await opensSearchAndReturns();
  });

  await test.step('the next one, whole, is taken', async () => {
    deployment.deploy('4');
    await comesToWait(page);
    await comesTo(page, '4');
    await guest.isOn('/');
  });

  await test.step('the offline shell can be taken off every tablet', async () => {
    // While a worker is busy, Chromium lets no other take its place.
    await comesToQuiet(page);
    deployment.kill('5');
    // A look that is under way may still have found the version before.
    await comesInPlace(page, async () => {
      await asks(page);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    });
    // The guest goes on; the next start comes from the server.
    await opensSearchAndReturns();
    await guest.opensHome();
    expect(await version(page)).toBe('5');
  });
});
