import type { CDPSession, Page } from '@playwright/test';
import { pageScript } from '../page-script.ts';
import { STORIES } from './page/stories.ts';

/** What the page holds after a number of visits and a garbage collection. */
export interface Sample {
  readonly visits: number;
  /** V8's heap, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Files in the page's caches. */
  readonly cached: number;
}

/** A soak: many visits on one page that is never reloaded, as in a lobby. */
export interface Soak {
  /** The first before any visit, then one after each round. */
  readonly samples: readonly Sample[];
  /** A line for each visit that did not finish, or with an unexpected error. */
  readonly failures: readonly string[];
}

/** How much is soaked: each story so many times in a round. */
export interface Dose {
  readonly times: number;
  readonly rounds: number;
  readonly seed: number;
}

/** Kinds of visits. */
export const KINDS = Object.keys(STORIES).length;
/** How long home is left alone before figures are taken, in ms: by then all deferred work is done. */
const REST_MS = 1500;

/**
 * Opens home on a fresh page and makes visits from inside it.
 * @param tell hears of each sample as it is taken
 */
export async function soak(
  page: Page,
  address: string,
  { times, rounds, seed }: Dose,
  tell: (sample: Sample, failures: readonly string[]) => void = () => {},
): Promise<Soak> {
  await page.addInitScript({ content: await pageScript('soak/page/index.ts') });
  await page.goto(address);
  // The shell is put into its cache after the first start; what is measured begins when it is there.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable');
  const samples: Sample[] = [];
  const failures: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    const plan = { times, number: round - 1, seed };
    const failed = round === 0 ? [] : await page.evaluate((visits) => window.soak(visits), plan);
    const sample = { visits: round * times * KINDS, ...(await figuresOf(page, inspector)) };
    samples.push(sample);
    failures.push(...failed);
    tell(sample, failed);
  }
  await inspector.detach();
  return { samples, failures };
}

/** The figures of an idle page. */
async function figuresOf(page: Page, inspector: CDPSession): Promise<Omit<Sample, 'visits'>> {
  await page.waitForTimeout(REST_MS);
  // Twice: what the first round frees may have held something else.
  for (let time = 0; time < 2; time++) await inspector.send('HeapProfiler.collectGarbage');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const [heap, nodes] = [metric('JSHeapUsedSize'), metric('Nodes')];
  const cached = await page.evaluate(async () => {
    const opened = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(opened)).flat().length;
  });
  return { heap, nodes, listeners: metric('JSEventListeners'), cached };
}
