import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journey } from '../../guest/journeys.ts';
import { openBrowser } from './browser.ts';
import { buttonOf, leave, PAUSE_MS } from './changes.ts';
import { CANCEL } from './journey.ts';

/** A screen of the app as a guest meets and leaves it: what is in the page's root, as HTML. */
export interface SeenScreen {
  readonly path: string;
  /** The `data-action` of the tap that leads on; of a screen that the hotel's answer ends, of the tap that leaves it. */
  readonly taps: string;
  /** In its first frame. */
  readonly first: string;
  /** When the guest leaves it. */
  readonly whole: string;
}

/** After its start the app fetches ahead what later screens need; in ms, at this machine's own speed. */
const FETCH_AHEAD_MS = 5000;

/** Walks a journey once at this machine's own speed and writes down its screens. */
export async function seeScreens(address: string, journey: Journey): Promise<readonly SeenScreen[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const browser = await openBrowser(folder, { fade: false });
  const { guest, page } = browser;
  try {
    await page.goto(address);
    await page.waitForTimeout(FETCH_AHEAD_MS);
    await page.evaluate(() => window.benchScreens());
    const seen: Omit<SeenScreen, 'first'>[] = [];
    for (const stop of journey) {
      const { screen, does, taps = CANCEL } = stop;
      const isTapped = stop.taps !== undefined;
      if (isTapped) await does?.(guest);
      await buttonOf(page, screen, taps).waitFor();
      // Some take no taps at first.
      await page.waitForTimeout(PAUSE_MS);
      seen.push({ path: screen, taps, whole: await page.locator('#root').innerHTML() });
      await leave(browser, isTapped ? { screen, taps } : stop);
    }
    const firsts = new Map(await page.evaluate(() => window.benchScreens()));
    return seen.map((screen) => ({ ...screen, first: firsts.get(screen.path) ?? screen.whole }));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
