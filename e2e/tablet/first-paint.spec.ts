import { Guest } from '../pages/guest.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import { differingPixels } from '../support/same-picture.ts';

/** Home is seen, and taken up on, before the app has started. */

const APP = /\/assets\/first-[\w-]{8}\.js$/;
const LANGUAGES = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'] as const;

/** A tablet whose app does not come for now; resolves once home is seen. */
async function startsWithoutApp(page: Page, tenant: Tenant): Promise<() => Promise<void>> {
  const give = await holds(page, APP);
  await page.goto(tenant.url, { waitUntil: 'commit' });
  // Parts of home may be in the page before its styles are, and stand elsewhere then.
  await expect(page.locator('html')).toHaveAttribute('data-painted');
  await expect(page.locator('[data-action="checkin"]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-starting');
  return give;
}

/** The colour of a choice's ground. */
const ground = (page: Page, action: string) =>
  page.locator(`[data-action="${action}"]`).evaluate((choice) => getComputedStyle(choice).backgroundColor);

/** The app has taken over. */
const stands = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-starting');

/** The tablet has drawn home once, and kept it. */
async function drawsHome(guest: Guest): Promise<void> {
  await guest.opensHome();
  await expect.poll(() => guest.page.evaluate(() => localStorage.getItem('lobby.home'))).not.toBeNull();
}

test('a new tablet shows home before the app is there', async ({ page, tenant }) => {
  const give = await startsWithoutApp(page, tenant);
  await expect(page.locator('h1')).toHaveText('ようこそお越しくださいましたご用件をお選びください');
  await expect(page.locator('[data-action="checkout"]')).toBeVisible();
  await give();
  await stands(page);
});

for (const language of LANGUAGES) {
  test(`home does not change by a pixel when the app takes over (${language})`, async ({ page, tenant }) => {
    tenant.configure({
      language: { default: language, auto_language_select: 'off' },
      theme: { primary: '#7a1f3d' },
      notices: { additional_message: 'Onsen 24h' },
    });
    await drawsHome(new Guest(page, tenant));
    // Pictures come after the app's first frame; here they do not come.
    await page.context().route('**/data/*.{png,svg}', () => undefined);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 800, height: 1280 },
    ]) {
      await page.setViewportSize(viewport);
      const give = await startsWithoutApp(page, tenant);
      const before = await page.screenshot();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await give();
      await stands(page);
      expect(await differingPixels(page, before, await page.screenshot())).toBe(0);
    }
  });
}

test('a hotel without check-out shows none before the app is there, either', async ({ page, tenant }) => {
  tenant.configure({ display: { use_checkout: false } });
  await drawsHome(new Guest(page, tenant));
  const give = await startsWithoutApp(page, tenant);
  await expect(page.locator('[data-action="checkout"]')).toHaveCount(0);
  await give();
});

test('a guest who is quicker than the app is not asked to tap again', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  const give = await startsWithoutApp(page, tenant);
  await page.locator('[data-action="checkout"]').tap();
  await page.locator('[data-action="checkin"]').tap();
  await expect(page.locator('[data-tapped]')).toHaveAttribute('data-action', 'checkin');
  const [untapped, tapped] = await Promise.all(['checkout', 'checkin'].map((action) => ground(page, action)));
  expect(tapped).not.toBe(untapped);
  await give();
  await guest.isOn('/checkin/search');
});

/** Puts the mouse down on a choice of home, which is no click yet. */
async function presses(page: Page, action: string): Promise<void> {
  const choice = await page.locator(`[data-action="${action}"]`).boundingBox();
  if (!choice) throw new Error(`${action} is not to be seen`);
  await page.mouse.move(choice.x + choice.width / 2, choice.y + choice.height / 2);
  await page.mouse.down();
}

/** The page has had nothing to do ten times over. */
const rests = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 10; times++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('a press that ends when the app is there is a tap all the same', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  const give = await startsWithoutApp(page, tenant);
  await presses(page, 'checkout');
  const texts = page.waitForResponse(/\/tenant-lang\/ko\.json$/);
  await give();
  await (await texts).finished();
  await rests(page);
  await page.mouse.up();
  await guest.isOn('/checkout/search');
});

test('a press that lasts while the pictures come is a tap all the same', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  const picture = page.locator('[data-action="checkout"] img');
  await expect(picture).toBeVisible();
  await presses(page, 'checkout');
  await picture.evaluate((drawn) => drawn.replaceWith(drawn.cloneNode()));
  await page.mouse.up();
  await guest.isOn('/checkout/search');
});

test('a language that is chosen before the app is there is spoken once it is', async ({ page, tenant }) => {
  await drawsHome(new Guest(page, tenant));
  const give = await startsWithoutApp(page, tenant);
  await page.locator('input[value="en"]').tap();
  await give();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('input[value="en"]')).toBeChecked();
});

test('another address shows nothing of home', async ({ page, tenant }) => {
  const give = await holds(page, APP);
  await page.goto(`${tenant.url}/nowhere`, { waitUntil: 'commit' });
  await expect(page.locator('[data-action="checkin"]')).toBeHidden();
  await give();
  await new Guest(page, tenant).isOn('/404');
});
