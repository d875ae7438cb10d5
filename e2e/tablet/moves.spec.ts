import { NAMES } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';

/** What a guest sees and feels of a change of screen. */

declare global {
  interface Window {
    /** To which side each screen has left so far, and the hums of the tablet. */
    moves?: string[];
    hums?: number;
  }
}

test.beforeEach(async ({ page, tenant }) => {
  tenant.configure({ kiosk: { attract: false } });
  await page.addInitScript(() => {
    window.moves = [];
    window.hums = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('#root main') && keyframes && 'translate' in keyframes)
        window.moves?.push(String(keyframes.translate).startsWith('-') ? 'left' : 'right');
      return animate.call(this, keyframes, options);
    };
    navigator.vibrate = () => {
      window.hums = (window.hums ?? 0) + 1;
      return true;
    };
  });
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a screen leaves to the side where the guest has left it, and no tap is lost or lands on it', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await guest.looksUp(NAMES.alone);
    expect(await page.evaluate(() => window.moves)).toEqual(['left', 'left']);
    // Where the old screen's button was, and in the first moment in which the new one can be seen.
    await page.evaluate(() => {
      const main = document.querySelector<HTMLElement>('main [data-action="main"]');
      const place = main?.getBoundingClientRect();
      const at = () => document.elementFromPoint((place?.left ?? 0) + 9, (place?.top ?? 0) + 9);
      main?.click();
      window.moves = [];
      const look = () => {
        const screen = document.querySelector('main')?.dataset.screen ?? '';
        const isButton = at()?.closest('button') !== null;
        window.moves?.push(`${screen}: ${isButton ? 'a button' : 'nothing'} to tap`);
        if (!isButton) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await expect.poll(() => page.evaluate(() => window.moves?.at(-1))).toMatch('a button to tap');
    const seen = await page.evaluate(() => window.moves ?? []);
    const tappable = seen.slice(seen.indexOf('left') + 1).filter((what) => what.endsWith('a button to tap'));
    expect(tappable).toEqual(['/checkin/input-representative: a button to tap']);
    // Nothing is left of the old one.
    await expect(page.locator('main')).toHaveCount(1);
    await guest.taps('back');
    await guest.isOn('/checkin/check-reservation');
    await expect.poll(() => page.evaluate(() => window.moves?.at(-1))).toBe('right');
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
    // Reduced motion: nothing moves.
    expect(await page.evaluate(() => window.moves)).toEqual([]);
  });
});

test('a finger that leads on moves no focus to the button: the next title has it in the end', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp(NAMES.alone);
  await expect(page.locator('h1')).toBeFocused();
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) window.moves?.push(target.tagName);
    }),
  );
  await page.locator('main [data-action="main"]').tap();
  await guest.isOn('/checkin/input-representative');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => window.moves)).toEqual(['H1']);
});

/** The hums so far, once the frame that answers the last touch has been drawn. */
const hums = () =>
  new Promise<number | undefined>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(() => resolve(window.hums))));
  });

const hasCome = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;

/** What has moved by itself since the page was opened; the browser tells of it after the frame. */
const shifts = () =>
  new Promise<readonly string[]>((resolve) => {
    const seen: string[] = [];
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
  });
