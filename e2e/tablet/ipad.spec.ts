import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** The app on an iPad's home screen: a page that is treated as Safari treats it. */

declare global {
  interface Window {
    asked: string[];
    /** The visible part above the keyboard. */
    seen: EventTarget & { height: number; readonly scale: number };
  }
}

const KEYBOARD_PX = 400;

async function isIPad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = [];
    window.seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    const is = (owner: object, name: string, value: unknown) =>
      Object.defineProperty(owner, name, { value, configurable: true });
    for (const name of ['requestIdleCallback', 'navigation']) Reflect.deleteProperty(window, name);
    is(window, 'visualViewport', window.seen);
    is(navigator, 'standalone', true);
    is(document, 'fullscreenEnabled', true);
    is(Element.prototype, 'requestFullscreen', async () => void window.asked.push('full screen'));
    is(navigator.storage, 'persist', async () => window.asked.push('storage') > 0);
    let isTouched = false;
    window.addEventListener('pointerup', () => (isTouched = true), { capture: true });
    is(navigator, 'wakeLock', {
      request: async () => {
        if (!isTouched) throw new DOMException('Not touched yet', 'NotAllowedError');
        window.asked.push('lit screen');
        return { released: false };
      },
    });
  });
}

const keyboardTakes = (page: Page, px: number) =>
  page.evaluate((covered) => {
    window.seen.height = window.innerHeight - covered;
    window.seen.dispatchEvent(new Event('resize'));
  }, px);

const lowerEdge = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

test('an iPad stays lit, keeps its storage, and shows field and button above its keyboard', async ({
  page,
  tenant,
}) => {
  await isIPad(page);
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  const asked = () => page.evaluate(() => window.asked);
  // Safari removes stored data unless asked, and keeps the screen on only after a touch.
  await expect.poll(asked).toEqual(['storage']);
  await page.locator('[data-action="checkin"]').tap();
  await guest.isOn('/checkin/search');
  await expect.poll(asked).toEqual(['storage', 'lit screen']);

  const field = guest.field('reservationName');
  const height = await page.evaluate(() => window.innerHeight);
  const whole = await lowerEdge(page, 'main');
  await field.tap();
  await keyboardTakes(page, KEYBOARD_PX);
  await expect.poll(() => lowerEdge(page, 'main')).toBe(height - KEYBOARD_PX);
  for (const part of ['[name="reservationName"]', 'main [data-action="main"]'])
    expect(await lowerEdge(page, part), part).toBeLessThanOrEqual(height - KEYBOARD_PX);
  await field.fill('サトウ ハナコ');
  await keyboardTakes(page, 0);
  await expect.poll(() => lowerEdge(page, 'main')).toBe(whole);

  await test.step('a ring shows the focus to users of keys, not to fingers', async () => {
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-by-finger');
    await page.keyboard.press('Tab');
    await expect(root).not.toHaveAttribute('data-by-finger');
  });

  // Full screen would warn a typing guest; the lock is asked for once.
  await page.locator('main [data-action="main"]').tap();
  await guest.isOn('/checkin/check-reservation');
  expect(await asked()).toEqual(['storage', 'lit screen']);
});
