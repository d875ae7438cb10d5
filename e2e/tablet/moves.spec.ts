import { NAMES } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';

/** The sight and feel of a change of screen. */

declare global {
  interface Window {
    /** The screens with a motion so far, and the tablet's hums. */
    moves?: string[];
    hums?: number;
  }
}

test.beforeEach(async ({ page, tenant }) => {
  tenant.configure({ kiosk: { attract: false } });
  await page.addInitScript(() => {
    window.moves = [];
    window.hums = 0;
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement && target.matches('#root main'))
        window.moves?.push(target.dataset.screen ?? '');
    });
    navigator.vibrate = () => {
      window.hums = (window.hums ?? 0) + 1;
      return true;
    };
  });
});

const moves = (page: Page) => page.evaluate(() => window.moves);

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('each screen but the first comes in with a motion, and nothing is left of the one before', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await guest.looksUp(NAMES.alone);
    await expect.poll(() => moves(page)).toEqual(['/checkin/search', '/checkin/check-reservation']);
    await expect(page.locator('main')).toHaveCount(1);
    await guest.taps('back');
    await guest.follows('confirm', '/checkin/search');
    await expect.poll(() => moves(page)).toHaveLength(3);
  });
});

test('nothing on home moves when its pictures come, whichever way the tablet stands; every touch that does something is felt', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 800, height: 1280 },
  ]) {
    await page.setViewportSize(viewport);
    const letGo = await holds(page, '**/data/*.{png,svg}');
    await page.goto(tenant.url, { waitUntil: 'commit' });
    await guest.isOn('/');
    await letGo();
    for (const name of ['logo.svg', 'checkin.png', 'checkout.png']) {
      const picture = page.locator(`img[src$="${name}"]`).filter({ visible: true });
      await expect.poll(() => picture.evaluate(hasCome)).toBe(true);
    }
    expect(await page.evaluate(shifts)).toEqual([]);
  }

  await test.step('a touch', async () => {
    await page.waitForLoadState('networkidle');
    await page.locator('[data-action="checkin"]').tap();
    await guest.isOn('/checkin/search');
    expect(await page.evaluate(hums)).toBe(1);
    await page.locator('h1').tap();
    expect(await page.evaluate(hums)).toBe(1);
    expect(await moves(page)).toEqual([]);
  });
});

const hums = () =>
  new Promise<number | undefined>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(() => resolve(window.hums))));
  });

const hasCome = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;

/** Layout shifts since opening; the browser reports them after the frame. */
const shifts = () =>
  new Promise<readonly string[]>((resolve) => {
    const seen: string[] = [];
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
  });
