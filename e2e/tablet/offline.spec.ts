import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { installs } from '../support/offline-shell.ts';

/** The shell's paths; nothing else may be kept. Icons are the browser's to keep. */
const SHELL =
  /^\/(index\.html|boot\.js|manifest\.webmanifest|assets\/|data\/database\/|data\/[\w-]+\.(png|svg))/;

const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

test.describe('the offline shell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('starts without any network, says so on home, recovers by itself, is all that is kept after a whole journey, and can be installed', async ({
    page,
    tenant,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    tenant.configure(NOTHING_REQUIRED);
    const guest = new Guest(page, tenant);
    await installs(guest);
    await page.context().setOffline(true);
    await page.reload();
    await guest.isOn('/');
    await expect(page.getByRole('status').filter({ hasText: 'フロント' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'フロント' })).toHaveCount(0);

    await guest.hurriesTo('/checkin/complete', 'サトウ ハナコ');
    await guest.goesOn('/');
    const paths = await kept(page);
    expect(paths).toContain('/index.html');
    expect(paths.filter((path) => !SHELL.test(path))).toEqual([]);
    // It contains every screen's needs.
    const missing = await page.evaluate(async (known) => {
      const page = await (await fetch('/index.html')).text();
      return [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => !known.includes(path) && !/^\/(favicon\.ico|icons\/)/.test(path));
    }, paths);
    expect(missing).toEqual([]);

    await test.step('the app can be installed: name, icons, pictures, the whole screen', async () => {
      const address = await page.locator('link[rel="manifest"]').getAttribute('href');
      const response = await page.request.get(`${tenant.url}${address}`);
      const manifest = await response.json();
      expect(manifest).toMatchObject({
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'fullscreen',
        orientation: 'any',
      });
      expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
      expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual([
        'wide',
        'narrow',
      ]);
      for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
        const picture = await page.request.get(new URL(src, tenant.url).href);
        expect(picture.headers()['content-type'], src).toBe(type);
      }
    });
  });

  test("leaves the staff's pages to the server, in either language", async ({ page, tenant }) => {
    await installs(new Guest(page, tenant));
    await page.goto(`${tenant.url}/tablets?lang=en`);
    await expect(page).toHaveTitle('Tablets');
    await page.goto(`${tenant.url}/tablets?lang=ja`);
    await expect(page).toHaveTitle('端末の一覧');
  });

  test('a full storage keeps no shell and stops no guest', async ({ page, tenant, expectedErrors }) => {
    expectedErrors.push(/quota/i);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: tenant.url, quotaSize: 1000 });
    tenant.configure(NOTHING_REQUIRED);
    const guest = new Guest(page, tenant);
    await guest.hurriesTo('/checkin/complete');
  });
});
