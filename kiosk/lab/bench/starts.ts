import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { inFolder } from './browser.ts';
import { inQuietBrowser, type QuietBrowser } from './quiet-browser.ts';

/** The page measured and those it is measured by: the libraries alone, and these beneath home's own words and look. */
export const PAGES = ['app', 'bare', 'dressed'] as const;
export type PageName = (typeof PAGES)[number];
/** The dressed page again, with the hotel's settings: it is started as never opened before only. */
const HOTEL = 'hotel';

/** Nothing cached; the browser restarted with everything cached; the page reloaded. */
export const STARTS = ['cold', 'restart', 'reload'] as const;
export type Start = (typeof STARTS)[number];

/** How many times slower than this machine the page runs. */
export const RATES = [4, 6] as const;

/** One start-up of home. */
export interface StartSample extends StartFigures {
  readonly page: PageName | typeof HOTEL;
  readonly start: Start;
  readonly rate: number;
}

/** Where the pages are. */
export type Addresses = Readonly<Record<PageName | typeof HOTEL, string>>;

/** After its first visit a page fetches ahead and fills its precache; in ms. */
const INSTALL_MS = 6000;

/**
 * Starts all pages by turns, `rounds` times in each way, so that other work on this machine affects them all.
 * @param tell says how far it has come
 */
export const measureStarts = (
  addresses: Addresses,
  rounds: number,
  tell: (line: string) => void,
): Promise<readonly StartSample[]> =>
  inFolder(async (folder) => {
    const kept = (page: PageName) => join(folder, page);
    for (const page of PAGES) await prepare(kept(page), addresses[page]);
    const samples: StartSample[] = [];
    for (let round = 0; round < rounds; round++) {
      tell(`start-up, round ${round + 1} of ${rounds}`);
      for (const rate of RATES) {
        for (const page of turns(round)) {
          const fresh = join(folder, `${page}-${rate}-${round}`);
          const cold = await openHome(fresh, addresses[page], rate, ['cold']);
          const warm =
            page === HOTEL ? [] : await openHome(kept(page), addresses[page], rate, ['restart', 'reload']);
          samples.push(...[...cold, ...warm].map((figures) => ({ ...figures, page, rate })));
          await rm(fresh, { recursive: true, force: true, maxRetries: 5 });
        }
      }
    }
    return samples;
  });

/** Another page begins in each round: what comes later finds the machine otherwise. */
function turns(round: number): readonly StartSample['page'][] {
  const pages = [...PAGES, HOTEL] as const;
  const first = round % pages.length;
  return [...pages.slice(first), ...pages.slice(0, first)];
}

const FIGURES = z.object({
  frame: z.number(),
  visible: z.number(),
  usable: z.number(),
  shift: z.number(),
  longestTask: z.number(),
  files: z.number(),
  bytes: z.number(),
  controlled: z.boolean(),
}) satisfies z.ZodType<StartFigures>;

/** Fills a profile, and makes sure that a page called usable is. */
async function prepare(profile: string, address: string): Promise<void> {
  await install(profile, address);
  await inQuietBrowser(profile, 6, async (browser) => {
    await browser.open(address);
    const screen = await browser.ask('benchProof()', z.string());
    if (screen !== '/checkin/search') throw new Error(`A tap on a usable home led to ${screen}`);
    await browser.throttle(1);
    await browser.open(address);
    await figuresOf(browser);
  });
}

/** Opens a page until its offline shell is there. */
export const install = (profile: string, address: string): Promise<void> =>
  inQuietBrowser(profile, 1, async (browser) => {
    await browser.open(address);
    await figuresOf(browser);
    await pause(INSTALL_MS);
    // On a busy machine it takes longer.
    await browser.ask('navigator.serviceWorker.ready.then(() => true)', z.literal(true));
  });

/** Waits until home is usable and quiet. */
export const figuresOf = (browser: QuietBrowser): Promise<StartFigures> =>
  browser.ask('benchStart()', FIGURES);

const openHome = (profile: string, address: string, rate: number, starts: readonly Start[]) =>
  inQuietBrowser(profile, rate, async (browser) => {
    const samples: (StartFigures & { start: Start })[] = [];
    for (const start of starts) {
      await (start === 'reload' ? browser.reload() : browser.open(address));
      const figures = await figuresOf(browser);
      if (figures.controlled !== (start !== 'cold'))
        throw new Error(`${start}: the service worker ${figures.controlled ? 'answered' : 'did not answer'}`);
      samples.push({ ...figures, start });
    }
    return samples;
  });
