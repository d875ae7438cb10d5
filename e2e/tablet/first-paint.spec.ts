import { PNG } from 'pngjs';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import { fetchesSettings } from '../support/settings-look.ts';

/** Home is there before the app starts, but never one that would change. */

const APP = /\/assets\/first-[\w-]{8}\.js$/;

async function startsWithoutApp(page: Page, tenant: Tenant, path = ''): Promise<() => Promise<void>> {
  const give = await holds(page, APP);
  await page.goto(`${tenant.url}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('html')).toHaveAttribute('data-starting');
  return give;
}

const choice = (page: Page, action: string) => page.locator(`[data-action="${action}"]`);

const stands = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-starting');

/** An invisible difference, of 255: scaled pictures' edges vary. */
const SHADE = 10;

function differingColours(one: Buffer, other: Buffer): number {
  const [before, after] = [PNG.sync.read(one).data, PNG.sync.read(other).data];
  expect(after).toHaveLength(before.length);
  return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > SHADE).length;
}

/** The page was idle ten times over. */
const rests = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 10; times++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

for (const [name, width, height] of [
  ['landscape', 1280, 800],
  ['portrait', 800, 1280],
] as const) {
  test(`home is there before the app, and does not change by a pixel when it takes over (${name})`, async ({
    page,
    tenant,
  }) => {
    // A hotel without settings of its own.
    await page
      .context()
      .route('**/data/config.json', (route) => route.fulfill({ json: { system: 'legacy' } }));
    await page.context().route('**/tenant-lang/*.json', (route) => route.fulfill({ json: {} }));
    // Pictures come after the app's first frame; here they do not come.
    await page.context().route('**/data/*.{png,svg}', () => undefined);
    await page.setViewportSize({ width, height });
    const give = await startsWithoutApp(page, tenant);
    await expect(page.locator('h1')).toHaveText('ようこそお越しくださいましたご用件をお選びください');
    for (const action of ['checkin', 'checkout']) await expect(choice(page, action)).toBeVisible();
    const before = await page.screenshot();
    await give();
    await stands(page);
    expect(differingColours(before, await page.screenshot())).toBe(0);
  });
}

test('a tablet shows the home of its hotel, as it rendered it last, before the app, and none after a change', async ({
  page,
  tenant,
}) => {
  await page.context().route('**/data/*.{png,svg}', () => undefined);
  tenant.configure({ display: { use_checkout: false }, theme: { primary: '#0b5345' } });
  await new Guest(page, tenant).opensHome();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lobby.home'))).toContain('checkin');

  await test.step('it does not change by a pixel when the app takes over', async () => {
    const give = await startsWithoutApp(page, tenant);
    await expect(choice(page, 'checkin')).toBeVisible();
    await expect(choice(page, 'checkout')).toHaveCount(0);
    const before = await page.screenshot();
    await give();
    await stands(page);
    expect(differingColours(before, await page.screenshot())).toBe(0);
  });
  await test.step('another address has another home', async () => {
    const give = await startsWithoutApp(page, tenant, '/?lang=en');
    await expect(choice(page, 'checkin')).toBeHidden();
    await give();
    await stands(page);
  });
  await test.step('so have other settings', async () => {
    await new Guest(page, tenant).opensHome();
    tenant.configure({ display: { use_checkout: true } });
    await fetchesSettings(page);
    await expect(choice(page, 'checkout')).toBeVisible();
    const give = await startsWithoutApp(page, tenant);
    await expect(choice(page, 'checkin')).toBeHidden();
    await expect(choice(page, 'checkout')).toBeHidden();
    await give();
    await stands(page);
    await expect(choice(page, 'checkout')).toBeVisible();
  });
});

test('a finger that is down while the app takes over presses nothing', async ({ page, tenant }) => {
  tenant.configure({ display: { use_checkout: false } });
  const give = await startsWithoutApp(page, tenant);
  const place = await choice(page, 'checkout').boundingBox();
  if (!place) throw new Error('There is no check-out to press');
  const point = { x: place.x + 20, y: place.y + place.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await give();
  await stands(page);
  const hit = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.dataset.action,
    point,
  );
  expect(hit).toBe('checkin');
  await page.evaluate(() =>
    window.addEventListener('click', () => document.body.setAttribute('data-clicked', ''), true),
  );
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('body')).toHaveAttribute('data-clicked');
  await rests(page);
  await expect(choice(page, 'checkin')).not.toHaveAttribute('aria-busy', { timeout: 1 });
  const guest = new Guest(page, tenant);
  await guest.isOn('/');
  await choice(page, 'checkin').tap();
  await guest.isOn('/checkin/search');
});

test('a press that lasts while the pictures come is a tap all the same', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  const picture = choice(page, 'checkout').locator('img');
  await expect(picture).toBeVisible();
  const place = await choice(page, 'checkout').boundingBox();
  if (!place) throw new Error('There is no check-out to press');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await picture.evaluate((drawn) => drawn.replaceWith(drawn.cloneNode()));
  await page.mouse.up();
  await guest.isOn('/checkout/search');
});

test('another address shows nothing of home', async ({ page, tenant }) => {
  const give = await startsWithoutApp(page, tenant, '/nowhere');
  await expect(choice(page, 'checkin')).toBeHidden();
  await give();
  await new Guest(page, tenant).isOn('/404');
});
