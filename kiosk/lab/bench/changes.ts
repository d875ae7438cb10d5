import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Journey, Stop } from '../../guest/journeys.ts';
import { type Browser, openBrowser } from './browser.ts';

/** How many times slower than this machine the page runs. */
const RATE = 4;
/** After its start the app fetches ahead what later screens need; in ms, at this machine's own speed. */
const FETCH_AHEAD_MS = 5000;
/** Between a guest's last key and the tap, in ms: the motion before and the typing are over. */
export const PAUSE_MS = 400;

/** How long a finger rests on a button, in ms: the page has drawn it as pressed by then. */
const PRESS_MS = 80;

/** A series of walks. */
export interface Walk {
  readonly address: string;
  readonly journey: Journey;
  readonly times: number;
  /** With the page's own fade between screens, or without. */
  readonly fade: boolean;
}

/** A change of screen, and in which walk it was, from 0: scripts run for the first time in the first. */
export interface Change extends ChangeFigures {
  readonly walk: number;
}

/** Walks a journey several times on a page that is never reloaded, as in a lobby. */
export async function measureChanges({ address, journey, times, fade }: Walk): Promise<readonly Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const browser = await openBrowser(folder, { fade });
  try {
    await browser.page.goto(address);
    await browser.page.waitForTimeout(FETCH_AHEAD_MS);
    await browser.throttle(RATE);
    const changes: Change[] = [];
    for (let walk = 0; walk < times; walk++) {
      for (const stop of journey) changes.push({ ...(await leave(browser, stop)), walk });
    }
    return changes;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What leads on from a screen, once it can be tapped. */
export const buttonOf = (page: Page, screen: string, taps: string): Locator =>
  page.locator(
    `html:not([data-starting]) #root main[data-screen="${screen}"] [data-action="${taps}"]:enabled`,
  );

/** Does what a screen asks for and leaves it: with one tap, or once the hotel says so. */
export async function leave(browser: Browser, { screen, does, taps }: Stop): Promise<ChangeFigures> {
  const { guest, page } = browser;
  if (taps === undefined) {
    const change = await watch(page, screen, false);
    await does?.(guest);
    return change();
  }
  await does?.(guest);
  const button = buttonOf(page, screen, taps);
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
