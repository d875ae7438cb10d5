import type { Page } from '@playwright/test';
import type { Stop } from '../../guest/guest.ts';
import { CHECKIN, CHECKOUT } from '../../guest/journeys.ts';
import { type Browser, onPage } from './browser.ts';

/** In ms before a tap: motion and typing are over. */
const PAUSE_MS = 400;
/** In ms: the button is drawn as pressed by then. */
const PRESS_MS = 80;
/** In each browser, without reloads, as in a lobby. */
const WALKS = 3;

/** Scripts run for the first time in the first walk. */
export interface Change extends ChangeFigures {
  readonly hasMotion: boolean;
  readonly isFirstWalk: boolean;
}

export interface Walks {
  readonly changes: readonly Change[];
  /** Interaction to next paint of whole visits with motion, in ms. */
  readonly interactions: Readonly<Record<'check-in' | 'check-out', readonly number[]>>;
}

const JOURNEYS = [
  ['check-in', CHECKIN],
  ['check-out', CHECKOUT],
] as const;

/** Walks both journeys with and without motion, `series` times, each in a new browser. @param tell reports progress */
export async function measureWalks(
  address: string,
  series: number,
  tell: (line: string) => void,
): Promise<Walks> {
  const changes: Change[] = [];
  const interactions: Record<keyof Walks['interactions'], number[]> = { 'check-in': [], 'check-out': [] };
  for (let turn = 0; turn < series; turn++) {
    tell(`changes of screen, series ${turn + 1} of ${series}`);
    for (const [name, journey] of JOURNEYS)
      for (const hasMotion of [false, true])
        await onPage(address, hasMotion, async (browser) => {
          for (let walk = 0; walk < WALKS; walk++) {
            for (const stop of journey)
              changes.push({ ...(await leave(browser, stop)), hasMotion, isFirstWalk: walk === 0 });
            if (hasMotion && walk === 0)
              interactions[name].push(await browser.page.evaluate(() => window.benchInteraction()));
          }
        });
  }
  return { changes, interactions };
}

/** Does a screen's task and leaves it, by a tap or by the hotel's answer. */
export async function leave(browser: Browser, { screen, does, taps }: Stop): Promise<ChangeFigures> {
  const { guest, page } = browser;
  if (taps === undefined) {
    const change = await watch(page, screen, false);
    await does?.(guest);
    return change();
  }
  await does?.(guest);
  const button = page.locator(
    `html:not([data-starting]) #root main[data-screen="${screen}"] [data-action="${taps}"]:enabled`,
  );
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${screen} has no button ${taps}`);
  const change = await watch(page, screen, true);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await browser.touch('touchStart', x, y);
  await page.waitForTimeout(PRESS_MS);
  await browser.touch('touchEnd', x, y);
  return change();
}

/** Watches for the next screen. The result is read at once: asking costs the page time. */
async function watch(page: Page, screen: string, isTapped: boolean): Promise<() => Promise<ChangeFigures>> {
  await page.evaluate(([from, tapped]) => window.benchWatch(from, tapped), [screen, isTapped] as const);
  const change = page.evaluate(() => window.benchChange());
  return () => change;
}
