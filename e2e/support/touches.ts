import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The screens on which the page was touched, one for each touch, in order. */
    touchedScreens?: string[];
  }
}

/** Touches by screen, in the order in which the screens were first touched. */
export type Touches = ReadonlyMap<string, number>;

/** From the next page on, counts what a hand does: fingers put on the glass and keys pressed, by the screen shown. */
export async function countTouches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const touched: string[] = [];
    window.touchedScreens = touched;
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(
        type,
        ({ isTrusted }) => {
          // What a script sends is not a hand.
          if (isTrusted) touched.push(document.querySelector('main')?.dataset.screen ?? '');
        },
        { capture: true },
      );
    }
  });
}

/** What was counted until now. */
export async function touchesOn(page: Page): Promise<Touches> {
  const counts = new Map<string, number>();
  for (const screen of await page.evaluate(() => window.touchedScreens ?? [])) {
    counts.set(screen, (counts.get(screen) ?? 0) + 1);
  }
  return counts;
}

/** All touches together. */
export const sumOf = (touches: Touches): number =>
  [...touches.values()].reduce((sum, count) => sum + count, 0);
