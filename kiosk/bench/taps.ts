import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import type { Start } from './starts.ts';

/** How many times slower than this machine the page runs. */
const RATE = 4;
/** After its first visit a page fetches ahead and fills its precache; in ms. */
const INSTALL_MS = 6000;

/** A tap on home in the moment in which home is seen. */
export interface Tap extends TapFigures {
  readonly start: Start;
}

/** Taps `rounds` times on a home that has just come in view, after each kind of start. */
export async function measureTaps(address: string, rounds: number): Promise<readonly Tap[]> {
  const taps: Tap[] = [];
  for (let round = 0; round < rounds; round++) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'));
    try {
      taps.push({ start: 'cold', ...(await tapAtOnce(folder, address)) });
      await install(folder, address);
      taps.push({ start: 'restart', ...(await tapAtOnce(folder, address)) });
      taps.push({ start: 'reload', ...(await tapAtOnce(folder, address, true)) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return taps;
}

async function tapAtOnce(folder: string, address: string, isReload = false): Promise<TapFigures> {
  const browser = await openBrowser(folder, { rate: RATE });
  const { page } = browser;
  try {
    if (isReload) {
      await page.goto(address);
      await page.evaluate(() => window.benchStart());
    }
    await page.addInitScript(() => {
      window.benchTapsAtOnce = true;
    });
    await (isReload ? page.reload() : page.goto(address));
    return await page.evaluate(() => window.benchTap());
  } finally {
    await browser.close();
  }
}

async function install(folder: string, address: string): Promise<void> {
  const browser = await openBrowser(folder);
  await browser.page.goto(address);
  await browser.page.evaluate(() => window.benchStart());
  await browser.page.waitForTimeout(INSTALL_MS);
  await browser.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await browser.close();
}
