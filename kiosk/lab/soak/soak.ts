import type { CDPSession, Page } from '@playwright/test';
import { pageScript } from '../page-script.ts';
import { STORIES } from './page/stories.ts';

/** The page's contents after some visits and a garbage collection. */
export interface Sample {
  readonly visits: number;
  /** V8's heap, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly cached: number;
}

/** Many visits on one page without reloads, as in a lobby. */
export interface Soak {
  /** Before any visit, then after each round. */
  readonly samples: readonly Sample[];
  readonly failures: readonly string[];
}

export interface Dose {
  readonly times: number;
  readonly rounds: number;
  readonly seed: number;
}

export const KINDS = Object.keys(STORIES).length;
/** In ms, before a sample: all deferred work is done. */
const REST_MS = 1500;

/** Opens home on a fresh page and makes visits inside it. @param tell hears of each sample */
export async function soak(
  page: Page,
  address: string,
  { times, rounds, seed }: Dose,
  tell: (sample: Sample, failures: readonly string[]) => void = () => {},
): Promise<Soak> {
  await page.addInitScript({ content: await pageScript('soak/page/index.ts') });
  await page.goto(address);
  // The first start fills the shell's cache; measuring begins after that.
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

async function figuresOf(page: Page, inspector: CDPSession): Promise<Omit<Sample, 'visits'>> {
  await page.waitForTimeout(REST_MS);
  // Twice: the first round may free holders of something else.
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
