import type { Page } from '@playwright/test';
import type { Stop } from '../../guest/guest.ts';
import { CHECKIN, CHECKOUT } from '../../guest/journeys.ts';
import { type Browser, onPage } from './browser.ts';

/** Between a guest's last key and the tap, in ms: the motion before and the typing are over. */
const PAUSE_MS = 400;
/** How long a finger rests on a button, in ms: the page has drawn it as pressed by then. */
const PRESS_MS = 80;
/** In each browser. The page is never reloaded in between, as in a lobby. */
const WALKS = 3;

/** A change of screen. Scripts run for the first time in the first walk. */
export interface Change extends ChangeFigures {
  readonly hasMotion: boolean;
  readonly isFirstWalk: boolean;
}

/** What walks through both journeys told. */
export interface Walks {
  readonly changes: readonly Change[];
  /** Interaction to next paint of whole visits, with the motion, in ms. */
  readonly interactions: Readonly<Record<'check-in' | 'check-out', readonly number[]>>;
}

const JOURNEYS = [
  ['check-in', CHECKIN],
  ['check-out', CHECKOUT],
] as const;

/**
 * Walks both journeys with the motion and without, `series` times, each in a browser just started.
 * @param tell says how far it has come
 */
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

/** Does what a screen asks for and leaves it: with one tap, or once the hotel says so. */
export async function leave(browser: Browser, { screen, does, taps }: Stop): Promise<ChangeFigures> {
  const { guest, page } = browser;
  if (taps === undefined) {
    const change = await watch(page, screen, false);
    await does?.(guest);
    return change();
  }
  await does?.(guest);
  // What leads on, once it can be tapped.
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

/** Begins to watch for the screen that follows. What comes of it is asked for at once: the asking costs the page time. */
async function watch(page: Page, screen: string, isTapped: boolean): Promise<() => Promise<ChangeFigures>> {
  await page.evaluate(([from, tapped]) => window.benchWatch(from, tapped), [screen, isTapped] as const);
  const change = page.evaluate(() => window.benchChange());
  return () => change;
}
