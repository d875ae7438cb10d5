import type { Journey } from '../../guest/journeys.ts';
import { onPage } from './browser.ts';
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

/** Walks a journey once at this machine's own speed and writes down its screens. */
export const seeScreens = (address: string, journey: Journey): Promise<readonly SeenScreen[]> =>
  onPage(address, { fade: false }, async (browser) => {
    const { guest, page } = browser;
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
  });
