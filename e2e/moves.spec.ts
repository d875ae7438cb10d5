import { expect, test } from './fixtures.ts';
import { Guest } from './guest.ts';

/** What a guest sees and feels of a change of screen. */

declare global {
  interface Window {
    /** The kinds of each change of screen so far, and the hums of the tablet. */
    moves?: string[];
    hums?: number;
  }
}

test.beforeEach(async ({ page, house }) => {
  house.configure({ kiosk: { attract: false } });
  await page.addInitScript(() => {
    window.moves = [];
    window.hums = 0;
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (asked) => {
      if (asked && 'types' in asked) window.moves?.push([...(asked.types ?? [])].join(' '));
      return begin(asked);
    };
    navigator.vibrate = () => {
      window.hums = (window.hums ?? 0) + 1;
      return true;
    };
  });
});

test('every touch that does something is felt', async ({ page, house }) => {
  const guest = new Guest(page, house);
  await guest.opensHome();
  await page.waitForLoadState('networkidle');
  await page.locator('[data-action="checkin"]').tap();
  await guest.isOn('/checkin/search');
  expect(await page.evaluate(() => window.hums)).toBe(1);
  await page.locator('h1').tap();
  expect(await page.evaluate(() => window.hums)).toBe(1);
  // Reduced motion: nothing moves.
  expect(await page.evaluate(() => window.moves)).toEqual([]);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a screen leaves to the side where the guest has left it', async ({ page, house }) => {
    const guest = new Guest(page, house);
    await guest.looksUp('サトウ ハナコ');
    expect(await page.evaluate(() => window.moves)).toEqual(['screen forward', 'screen forward']);
    await guest.confirmsReservation();
    await guest.taps('back');
    await guest.isOn('/checkin/check-reservation');
    await expect.poll(() => page.evaluate(() => window.moves?.at(-1))).toBe('screen backward');
  });
});
