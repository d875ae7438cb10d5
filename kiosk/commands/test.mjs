import { check, vitest } from './check.mjs';
import { ensureBrowser, ensureDependencies, ensureFont, ensurePrograms } from './ensure.mjs';
import { tool } from './run.mjs';
import { countPlaywright, countStep, countSuite, sayTotal, title } from './tally.mjs';

/** `npm test`: the check, random walks, then the slow unit tests and the browser tests, all reported; the last line counts. */

await ensureDependencies();
await ensureBrowser();
await ensureFont();
await ensurePrograms('servers');
await ensurePrograms('guides');

const isBuilt = await check();

/** Many short walks with React as guests get it, twice as quick; the tests of screens walk a few long ways with React's own checks. */
const WALKS = { NODE_ENV: 'production', WANDER_RUNS: '1000', WANDER_LONGEST: '3', WANDER_PAGES: '2' };
await vitest('Random walks', 'vitest-walks.json', ['screens'], { only: 'tests/screens/walks', env: WALKS });

async function browserTests() {
  title('Browser tests');
  if (isBuilt) {
    await countSuite('playwright.json', countPlaywright, () => tool('playwright', ['test', '-c', 'e2e']));
  } else {
    console.error('Not run: there is no build to test.');
    countStep('Browser tests', 1);
  }
}

// The slow ones wait for processes more than they work, and so take place beside the browser tests.
await Promise.all([vitest('Slow unit tests', 'vitest-slow.json', ['slow', 'screens']), browserTests()]);

sayTotal();
