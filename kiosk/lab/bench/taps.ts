import { z } from 'zod';
import { inFolder } from './browser.ts';
import { inQuietBrowser } from './quiet-browser.ts';
import { figuresOf, install, type Start } from './starts.ts';

/** How many times slower than this machine the page runs. */
const RATE = 4;
const FIGURES = z.object({ answered: z.number(), followed: z.number() }) satisfies z.ZodType<TapFigures>;

/** A tap on home in the moment in which home answers. */
export interface Tap extends TapFigures {
  readonly start: Start;
}

/** Taps `rounds` times on a home that answers for the first time, after each kind of start. */
export async function measureTaps(address: string, rounds: number): Promise<readonly Tap[]> {
  const taps: Tap[] = [];
  for (let round = 0; round < rounds; round++) {
    await inFolder(async (folder) => {
      taps.push({ start: 'cold', ...(await tapAtOnce(folder, address)) });
      await install(folder, address);
      taps.push({ start: 'restart', ...(await tapAtOnce(folder, address)) });
      taps.push({ start: 'reload', ...(await tapAtOnce(folder, address, true)) });
    });
  }
  return taps;
}

const tapAtOnce = (folder: string, address: string, isReload = false): Promise<TapFigures> =>
  inQuietBrowser(folder, RATE, async (browser) => {
    if (isReload) {
      await browser.open(address);
      await figuresOf(browser);
    }
    await browser.runFirst('window.benchTapsAtOnce = true');
    await (isReload ? browser.reload() : browser.open(address));
    return browser.ask('benchTap()', FIGURES);
  });
