import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { BUILT } from '../support/built.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { installs } from '../support/offline-shell.ts';
import { openPlainServer } from '../support/plain-server.ts';

/**
 * A server ends and returns: behind home, and during a start without an offline shell. Kinds of answers:
 * `tests/screens/server-away.test.ts`; failed starts: `tests/config/saved.test.ts`, `updates.spec.ts`.
 */

const PAGE = { contentType: 'text/html', body: '<!doctype html><html><h1>Maintenance</h1></html>' };
const built = (address: string) => readFileSync(`${BUILT}${new URL(address).pathname}`);

const WAYS: Readonly<Record<string, (file: Route) => Promise<void>>> = {
  'the connection breaks': (file) => file.abort(),
  'a proxy answers for a server that is away': (file) => file.fulfill({ ...PAGE, status: 502 }),
  'a page comes in its place': (file) => file.fulfill(PAGE),
  'half of it comes': (file) => {
    const whole = built(file.request().url());
    return file.fulfill({ contentType: 'text/javascript', body: whole.subarray(0, whole.length / 2) });
  },
};

const SCRIPTS = /\/assets\/[\w-]+\.js$/;
const TO_THE_DESK = 'フロントへお声掛けください。 / Please ask at the front desk.';

/** The tablet finds its server by itself; time passes in steps, as answers need time too. */
async function findsItsServer(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.locator('html:not([data-starting]) main')).toHaveAttribute('data-screen', '/', {
      timeout: 500,
    });
  }).toPass();
}

// The browser notes each failure in its own words.
test.use({ expectedErrors: [/./] });

const FILES = [
  [SCRIPTS, 'ja'],
  [/\/assets\/en-\w+\.json$/, 'en'],
] as const;

for (const [at, [what, fails]] of Object.entries(WAYS).entries()) {
  const [files, language] = FILES[at % 2] ?? FILES[0];
  test(`${files.source}: ${what}, and with it come the hotel's own settings`, async ({ page, tenant }) => {
    tenant.configure({
      notices: { additional_message: '朝食は7時からです' },
      display: { use_checkout: false },
      language: { default: language, auto_language_select: 'off' },
    });
    const guest = new Guest(page, tenant);
    await page.clock.install();
    await guest.opensHome();
    await page.route(files, fails);
    for (let start = 0; start < 4; start++) {
      await page.reload();
      await expect(page.locator('#root')).toHaveText(TO_THE_DESK);
    }
    await page.unroute(files);
    await findsItsServer(page);
    await expect(page.getByText('朝食は7時からです')).toBeVisible();
    await expect(page.locator('[data-action="checkout"]')).toHaveCount(0);
  });
}

test('a tablet whose whole server is away stays where it is, rather than leave for the error page of a proxy', async ({
  page,
  tenant,
}) => {
  const proxy = WAYS['a proxy answers for a server that is away'] ?? ((file: Route) => file.abort());
  await page.clock.install();
  await page.route(SCRIPTS, proxy);
  await page.goto(tenant.url);
  const root = page.locator('#root');
  await expect(root).toHaveText(TO_THE_DESK);
  await page.route('**/*', proxy);
  const asked = page.waitForResponse(`${tenant.url}/`);
  await page.clock.runFor(6000);
  await asked;
  await page.clock.runFor(6000);
  await expect(root).toHaveText(TO_THE_DESK);
  await page.unrouteAll();
  await findsItsServer(page);
});

test('a tablet that falls with the settings that it has stored asks the server for others', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await page.clock.install();
  await guest.opensHome();
  await page.addInitScript(() => {
    if (sessionStorage.getItem('is-damaged')) return;
    sessionStorage.setItem('is-damaged', 'yes');
    const kept = JSON.parse(localStorage.getItem('lobby.bundle.current') ?? '');
    delete kept.bundle.config.notices;
    localStorage.setItem('lobby.bundle.current', JSON.stringify(kept));
  });
  await page.reload();
  await expect(page.locator('#root')).toHaveText(TO_THE_DESK);
  await findsItsServer(page);
});

test.describe('a tablet with its offline shell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('says on home that its server has ended, though there is a network, and invites again when it is back', async ({
    page,
    tenant,
  }) => {
    const server = await openPlainServer();
    const notice = page.getByText(ja.app.offline);
    const comesTo = (notices: number) =>
      expect(async () => {
        await page.clock.runFor(15_000);
        await expect(notice).toHaveCount(notices, { timeout: 200 });
      }).toPass();
    await page.clock.install();
    await installs(new Guest(page, { ...tenant, url: server.url }));
    await server.ends();
    await comesTo(1);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await server.begins();
    await comesTo(0);
    await server.ends();
    await comesTo(1);
  });
});
