import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { inFolder, RATE } from './browser.ts';
import { inQuietBrowser, type QuietPage } from './quiet-browser.ts';

/** The app and its yardstick, the libraries alone. */
const PAGES = ['app', 'bare'] as const;
type PageName = (typeof PAGES)[number];

/** Nothing cached; the browser restarted with everything cached; the page reloaded. */
export const STARTS = ['never opened before', 'browser restarted', 'page reloaded'] as const;
const [COLD, RESTART, RELOAD] = STARTS;
type Start = (typeof STARTS)[number];

export interface StartSample extends StartFigures {
  readonly page: PageName;
  readonly start: Start;
}

/** In ms: after its first visit a page fetches ahead and fills its precache. */
const INSTALL_MS = 6000;

const FIGURES = z.object({
  seen: z.number(),
  usable: z.number(),
  longestTask: z.number(),
  quiet: z.number(),
  shift: z.number(),
  controlled: z.boolean(),
}) satisfies z.ZodType<StartFigures>;

/** Starts both pages by turns, `rounds` times in each way, to share other work. @param tell reports progress */
export const measureStarts = (
  addresses: Readonly<Record<PageName, string>>,
  rounds: number,
  tell: (line: string) => void,
): Promise<readonly StartSample[]> =>
  inFolder(async (folder) => {
    for (const page of PAGES) await install(join(folder, page), addresses[page]);
    const samples: StartSample[] = [];
    for (let round = 0; round < rounds; round++) {
      tell(`start-up, round ${round + 1} of ${rounds}`);
      // The pages alternate as first: later starts find another machine.
      for (const page of round % 2 === 0 ? PAGES : PAGES.toReversed()) {
        const fresh = join(folder, `${page}-${round}`);
        const figures = [
          ...(await openHome(fresh, addresses[page], [COLD])),
          ...(await openHome(join(folder, page), addresses[page], [RESTART, RELOAD])),
        ];
        samples.push(...figures.map((one) => ({ ...one, page })));
        await rm(fresh, { recursive: true, force: true, maxRetries: 5 });
      }
    }
    return samples;
  });

const figuresOf = async (page: QuietPage): Promise<StartFigures> =>
  FIGURES.parse(await page.ask('benchStart()'));

/** Fills a profile: opens a page until its offline shell is there, and once more. */
const install = (profile: string, address: string): Promise<void> =>
  inQuietBrowser(profile, 1, async (page) => {
    await page.open(address);
    await figuresOf(page);
    await pause(INSTALL_MS);
    await page.ask('navigator.serviceWorker.ready.then(() => true)');
    await page.open(address);
    await figuresOf(page);
  });

const openHome = (profile: string, address: string, starts: readonly Start[]) =>
  inQuietBrowser(profile, RATE, async (page) => {
    const samples: (StartFigures & { start: Start })[] = [];
    for (const start of starts) {
      await page.open(start === RELOAD ? undefined : address);
      const figures = await figuresOf(page);
      if (figures.controlled !== (start !== COLD))
        throw new Error(`${start}: the service worker ${figures.controlled ? 'answered' : 'did not answer'}`);
      samples.push({ ...figures, start });
    }
    return samples;
  });
