import type { CDPSession, Page } from '@playwright/test';
import { pageScript } from '../page-script.ts';
import { bytesOfValues, takeSnapshot } from './heap-snapshot.ts';
import { STORIES } from './page/stories.ts';

/** The page's contents after some visits and garbage collections. */
export interface Sample {
  readonly visits: number;
  /** The page's own values, without compiled code, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly cached: number;
}

/** Many visits on one page without reloads, as in a lobby. */
export interface Soak {
  /** Before any visit, then after each round, but for the warm ones. */
  readonly samples: readonly Sample[];
  readonly failures: readonly string[];
}

export interface Dose {
  readonly times: number;
  readonly rounds: number;
  /** Samples left out at the beginning, while scripts and caches fill; the first comes before any visit. */
  readonly warm?: number;
  readonly seed: number;
}

export const KINDS = Object.keys(STORIES).length;
/** In ms, before a sample: all deferred work is done. */
const REST_MS = 1500;
/** Times that the browser is idle before a sample. */
const IDLE = 10;
/** Garbage collections in a row, each some ms later, that free no node: Blink frees some late. */
const CALM = 4;
const LATER_MS = 300;

/** Opens home on a fresh page and makes visits inside it. @param tell hears of each sample */
export async function soak(
  page: Page,
  address: string,
  { times, rounds, seed, warm = 0 }: Dose,
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
    failures.push(...failed);
    if (round < warm) continue;
    const sample = { visits: round * times * KINDS, ...(await figuresOf(page, inspector)) };
    samples.push(sample);
    tell(sample, failed);
  }
  await inspector.detach();
  return { samples, failures };
}

async function figuresOf(page: Page, inspector: CDPSession): Promise<Omit<Sample, 'visits'>> {
  await page.waitForTimeout(REST_MS);
  // After a visit the app renders once more when the browser is idle, which a busy machine is late.
  await page.evaluate(async (most) => {
    for (let times = 0; times < most; times++) await new Promise((resolve) => requestIdleCallback(resolve));
  }, IDLE);
  const { nodes, listeners } = await countsAtRest(page, inspector);
  const heap = bytesOfValues(await takeSnapshot(inspector));
  const cached = await page.evaluate(async () => {
    const opened = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(opened)).flat().length;
  });
  return { heap, nodes, listeners, cached };
}

async function countsAtRest(page: Page, inspector: CDPSession): Promise<Pick<Sample, 'nodes' | 'listeners'>> {
  let counts = { nodes: Number.NaN, listeners: Number.NaN };
  for (let calm = 0; calm <= CALM; ) {
    await page.waitForTimeout(LATER_MS);
    await inspector.send('HeapProfiler.collectGarbage');
    const { metrics } = await inspector.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const before = counts;
    counts = { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
    calm = counts.nodes < before.nodes ? 0 : calm + 1;
  }
  return counts;
}
