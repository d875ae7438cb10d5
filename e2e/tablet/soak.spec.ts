import { fileURLToPath } from 'node:url';
import { openSite } from '../../kiosk/lab/soak/site.ts';
import { type Sample, soak } from '../../kiosk/lab/soak/soak.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Rounds until every screen has been drawn; in the others the browser still compiles some of what it runs more often. */
const WARM = 1;
const ROUNDS = 2;
/** The most by which the heap may grow a visit in so few of them, in bytes: a screen that stays is fifty times as large. */
const MAX_PER_VISIT = 60_000;

test('visits of every kind, one after another, leave nothing behind in the page', async ({ page }) => {
  test.setTimeout(240_000);
  const site = await openSite(fileURLToPath(new URL('../../dist', import.meta.url)));
  try {
    const dose = { round: 'one of each', rounds: ROUNDS, seed: 1 } as const;
    const { samples, failures } = await soak(page, site.url, dose);
    expect(failures).toEqual([]);
    const grown = (figure: (sample: Sample) => number): number => {
      const [warm, last] = [samples[WARM], samples.at(-1)];
      return warm && last ? figure(last) - figure(warm) : Number.NaN;
    };
    expect(grown(({ nodes }) => nodes)).toBeLessThanOrEqual(0);
    expect(grown(({ listeners }) => listeners)).toBeLessThanOrEqual(0);
    expect(grown(({ cached }) => cached)).toBe(0);
    expect(grown(({ heap }) => heap) / grown(({ visits }) => visits)).toBeLessThan(MAX_PER_VISIT);
  } finally {
    await site.close();
  }
});
