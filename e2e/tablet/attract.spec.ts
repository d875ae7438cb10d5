import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { inspect } from '../support/inspect.ts';

const attract = (page: Page) => page.locator('dialog[data-attract]');
const clock = (page: Page) => attract(page).getByText(/^\d{1,2}:\d\d$/);

/** Home at some minutes before noon by both clocks; the earlier one counts. */
async function homeAt(page: Page, guest: Guest, time: string): Promise<void> {
  await page.clock.install({ time: new Date(`2036-11-24T${time}+09:00`) });
  await page.route(/\/(data|tenant-lang)\/.*\.json$/, async (route) => {
    const response = await route.fetch();
    const date = new Date('2036-12-01T00:00:00+09:00').toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await guest.opensHome();
}

async function isLeftAlone(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(attract(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const STEP_MS = 4000;

/** Passes time in steps, as answers need time too. */
async function passes(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS));
    await page.evaluate(() => fetch('/data/config.json', { method: 'HEAD' }));
  }
}

test('an untouched home shows the picture, the time, and how to begin in every language', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await homeAt(page, guest, '11:40:00');
  await guest.chooses('language', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await isLeftAlone(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(attract(page).locator('[lang="ja"]')).toHaveText('画面にふれてお始めください');
  await expect(attract(page).locator('[lang="en"]')).toHaveText('Touch the screen to begin');
  await expect(attract(page).getByText('11月24日（月）')).toBeVisible();
  await expect(attract(page).locator('img')).toHaveJSProperty('complete', true);
  expect(
    await attract(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await inspect(page, 'attract', ['landscape', 'portrait']);

  await test.step('the clock goes by the minute, and nothing rests where it was', async () => {
    await page.clock.pauseAt(new Date('2036-11-24T12:30:10+09:00'));
    await expect(clock(page)).toHaveText('12:30');
    const before = await clock(page).boundingBox();
    await passes(page, 49_000);
    await expect(clock(page)).toHaveText('12:30');
    await page.clock.runFor(2000);
    await expect(clock(page)).toHaveText('12:31');
    await expect.poll(() => clock(page).boundingBox()).not.toEqual(before);
  });
});

test("it shows the hotel's own picture, drifts, is closed by any touch and any key, and stays away where it is not wanted", async ({
  page,
  tenant,
  expectedErrors,
}) => {
  // Fetching ahead fails meanwhile.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const guest = new Guest(page, tenant);
  tenant.configure({ assets: { attract: '/data/checkout.svg' } });
  await homeAt(page, guest, '11:40:00');
  await test.step("the hotel's own picture drifts, except for guests who want less motion", async () => {
    const drifts = () =>
      attract(page).evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .flatMap((moves) => (moves instanceof CSSTransition ? [moves.transitionProperty] : [])),
      );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await isLeftAlone(page);
    await expect(attract(page).locator('img')).toHaveAttribute('src', '/data/checkout.svg');
    await passes(page, 60_000);
    await expect.poll(drifts).toEqual(['transform', 'transform']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await passes(page, 60_000);
    await expect.poll(drifts).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(attract(page)).toHaveCount(0);
  });

  const box = await page.locator('[data-action="checkin"]').boundingBox();
  if (!box) throw new Error('There is no button for check-in');
  const [x, y] = [box.x + 20, box.y + box.height - 20];
  for (const touch of [
    () => page.touchscreen.tap(x, y),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('a'),
  ]) {
    await isLeftAlone(page);
    await touch();
    await expect(attract(page)).toHaveCount(0);
    // Home answers as before; a button pressed beneath would have left it.
    await guest.chooses('language', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await guest.isOn('/');
  }

  await test.step('it stays away from all other screens', async () => {
    await guest.begins('checkin');
    await page.clock.fastForward(61_000);
    await expect(attract(page)).toHaveCount(0);
    await guest.goesBack('/');
  });

  await test.step('it stays away where home has something to say, or the hotel does not want it', async () => {
    await isLeftAlone(page);
    // The test's own answers need no network.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(true);
    await expect(page.getByText(ja.app.offline)).toBeVisible();
    await expect(attract(page)).toHaveCount(0);
    await page.clock.runFor(120_000);
    await expect(attract(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await isLeftAlone(page);

    await page.keyboard.press('Enter');
    tenant.configure({ kiosk: { attract: false }, notices: { additional_message: '新しいお知らせ' } });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('新しいお知らせ')).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(attract(page)).toHaveCount(0);
    await guest.isOn('/');
  });
});
