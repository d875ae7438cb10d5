import { check, vitest } from './check.mjs';
import { ensureBrowser, ensureDependencies, ensureFont, ensurePrograms, lacks } from './ensure.mjs';
import { tool } from './run.mjs';
import { countPlaywright, countStep, countSuite, runAgain, sayTotal, title } from './tally.mjs';
import { WALKS } from './walks.mjs';

/** `npm test`: the check, random walks, then the screens, the slow unit tests and the browser tests, all reported; the last line counts. */

/** Processes that a busy machine leaves waiting look like an app that does not answer; `sayTotal` names what was tried again. */
const RETRIES = 2;

await ensureDependencies();
await ensureBrowser();
await ensureFont();
await ensurePrograms('servers');
await ensurePrograms('guides');

const isBuilt = await check();

await vitest('Random walks', 'vitest-walks.json', ['screens'], { only: 'tests/screens/walks', env: WALKS });

async function browserTests() {
  title('Browser tests');
  if (!isBuilt) {
    console.error('Not run: there is no build to test.');
    countStep('Browser tests', 1, runAgain('npm run build && npm run e2e'));
    return;
  }
  await countSuite('Browser tests', 'playwright.json', countPlaywright, 'npm run e2e --', () =>
    tool('playwright', ['test', '-c', 'e2e', `--retries=${RETRIES}`]),
  );
}

// The slow ones wait for processes more than they work, and so take place beside the browser tests.
await Promise.all([
  vitest('Screens and slow unit tests', 'vitest-slow.json', ['slow', 'screens'], { retries: RETRIES }),
  browserTests(),
]);

sayTotal(lacks('servers', 'guides', 'scripts'));
