import type { Locator, Page } from '@playwright/test';
import { CHECKIN, CHECKOUT, type Journey, type Stop } from '../../guest/journeys.ts';
import { type Browser, onPage } from './browser.ts';
import { BARE_JOURNEY, dressed } from './journey.ts';

/** How many times slower than this machine the page runs. */
const RATE = 4;
/** Between a guest's last key and the tap, in ms: the motion before and the typing are over. */
export const PAUSE_MS = 400;

/** How long a finger rests on a button, in ms: the page has drawn it as pressed by then. */
const PRESS_MS = 80;

/** A change of screen, and in which walk it was, from 0: scripts run for the first time in the first. */
export interface Change extends ChangeFigures {
  readonly walk: number;
}

/** Changes of screen: of the app's journeys, the bare page, and the one dressed as the screens, without the motion and with it. */
export type Changes = Record<'app' | 'faded' | 'bare' | 'dressed' | 'dressedFaded', Change[]>;

/** Where the pages are; those dressed as the screens are one for each journey. */
export interface ChangeAddresses {
  readonly app: string;
  readonly bare: string;
  readonly checkin: string;
  readonly checkout: string;
}

/**
 * Walks both journeys on all pages by turns, so that other work on this machine affects them all.
 * @param often each series is on a browser just started, on a page that is never reloaded, as in a lobby
 * @param tell says how far it has come
 */
export async function measureChanges(
  addresses: ChangeAddresses,
  often: { readonly series: number; readonly walks: number },
  tell: (line: string) => void,
): Promise<Changes> {
  const measured: Changes = { app: [], faded: [], bare: [], dressed: [], dressedFaded: [] };
  const turns = turnsOf(addresses);
  for (let series = 0; series < often.series; series++) {
    tell(`changes of screen, series ${series + 1} of ${often.series}`);
    for (const [page, address, journey, fade] of [...turns.slice(series), ...turns.slice(0, series)])
      await onPage(address, { fade, rate: RATE }, async (browser) => {
        for (let walk = 0; walk < often.walks; walk++)
          for (const stop of journey) measured[page].push({ ...(await leave(browser, stop)), walk });
      });
  }
  return measured;
}

const turnsOf = ({ app, bare, checkin, checkout }: ChangeAddresses) =>
  [
    ['bare', bare, BARE_JOURNEY, false],
    ['app', app, CHECKIN, false],
    ['dressed', checkin, dressed(CHECKIN), false],
    ['app', app, CHECKOUT, false],
    ['dressed', checkout, dressed(CHECKOUT), false],
    ['faded', app, CHECKIN, true],
    ['dressedFaded', checkin, dressed(CHECKIN), true],
    ['faded', app, CHECKOUT, true],
    ['dressedFaded', checkout, dressed(CHECKOUT), true],
  ] as const satisfies readonly (readonly [keyof Changes, string, Journey, boolean])[];

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

/** Walks through check-in up to a screen. */
export async function checkInUntil(browser: Browser, screen: Stop['screen']): Promise<void> {
  for (const stop of CHECKIN) {
    if (stop.screen === screen) return;
    await leave(browser, stop);
  }
}

/** Begins to watch for the screen that follows. What comes of it is asked for at once: the asking costs the page time. */
async function watch(page: Page, screen: string, isTapped: boolean): Promise<() => Promise<ChangeFigures>> {
  await page.evaluate(([from, tapped]) => window.benchWatch(from, tapped), [screen, isTapped] as const);
  const change = page.evaluate(() => window.benchChange());
  return () => change;
}
