import { openSite } from '../../kiosk/lab/soak/site.ts';
import { soak } from '../../kiosk/lab/soak/soak.ts';
import { verdictsOf } from '../../kiosk/lab/soak/verdict.ts';
import { BUILT } from '../support/built.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const ROUNDS = 2;
/** In bytes a visit; the whole soak, of more visits, is stricter. */
const MAX_PER_VISIT = 2_000;

test('visits of every kind, one after another, leave nothing behind in the page', async ({ page }) => {
  const site = await openSite(BUILT);
  try {
    // The first round draws every screen.
    const dose = { times: 1, rounds: ROUNDS, seed: 1, warm: 1 };
    const { samples, failures } = await soak(page, site.url, dose);
    expect(failures).toEqual([]);
    const verdicts = verdictsOf({ samples, failures }, MAX_PER_VISIT);
    expect(verdicts.filter(({ isMet }) => !isMet)).toEqual([]);
  } finally {
    await site.close();
  }
});
