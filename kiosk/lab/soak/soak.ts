import type { Page } from '@playwright/test';
import { pageScript } from '../page-script.ts';
import { type Figures, takeFigures } from './figures.ts';
import type { Failure, RoundName } from './page/index.ts';
import { STORIES } from './page/stories.ts';

/** The figures after a number of visits. */
export interface Sample extends Figures {
  readonly visits: number;
  /** Since the first visit, in s. */
  readonly seconds: number;
}

/** A soak: many visits on one page that is never reloaded, as in a lobby. */
export interface Soak {
  /** The first before any visit, then one after each round. */
  readonly samples: readonly Sample[];
  readonly failures: readonly Failure[];
}

/** How much is soaked. */
export interface Dose {
  readonly round: RoundName;
  readonly rounds: number;
  readonly seed: number;
}

/** Visits of a round. */
export const VISITS: Readonly<Record<RoundName, number>> = { hundred: 100, 'one of each': STORIES.length };

/**
 * Opens home on a fresh page and makes visits from inside it.
 * @param tell hears of each sample as it is taken
 */
export async function soak(
  page: Page,
  address: string,
  { round, rounds, seed }: Dose,
  tell: (sample: Sample, failures: readonly Failure[]) => void = () => {},
): Promise<Soak> {
  await page.addInitScript({ content: await pageScript('soak/page/index.ts') });
  await page.goto(address);
  // The shell is put into its cache after the first start; what is measured begins when it is there.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable');
  const samples: Sample[] = [];
  const failures: Failure[] = [];
  const started = performance.now();
  const sample = async (done: number, failed: readonly Failure[]) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    const taken = { visits: done, seconds, ...(await takeFigures(page, inspector)) };
    samples.push(taken);
    failures.push(...failed);
    tell(taken, failed);
  };
  await sample(0, []);
  for (let number = 0; number < rounds; number++) {
    const failed = await page.evaluate((plan) => window.soak.run(plan), { name: round, number, seed });
    await sample((number + 1) * VISITS[round], failed);
  }
  await inspector.detach();
  return { samples, failures };
}
