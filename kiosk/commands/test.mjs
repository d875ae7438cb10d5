import { check, vitest } from './check.mjs';
import { ensureBrowser, ensureDependencies, ensureFont, ensurePrograms, lacks } from './ensure.mjs';
import { tool } from './run.mjs';
import { countPlaywright, countStep, countSuite, runAgain, sayTotal, title } from './tally.mjs';
import { WALKS } from './walks.mjs';

/**
 * `npm test`: the check, a few long random walks, the screens with many short ones, the tests that start processes, and the browser
 * tests, all reported; the last line counts. They take place beside each other: one page, and processes, wait more than they work.
 */

/** Processes that a busy machine leaves waiting look like an app that does not answer; `sayTotal` names what was tried again. */
const RETRIES = 2;

await ensureDependencies();
await ensureBrowser();
await ensureFont();
await ensurePrograms('servers');
await ensurePrograms('guides');

const pages = screens();
const isBuilt = await check(['unit', 'alone']);

/** The long walks have React's own checks. */
async function screens() {
  await vitest('Long walks', 'vitest-walks.json', ['screens'], { only: 'tests/screens/walks' });
  await vitest('Screens', 'vitest-screens.json', ['screens'], { env: WALKS, retries: RETRIES });
}

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

await Promise.all([
  pages,
  vitest('Processes', 'vitest-processes.json', ['processes', 'slow'], { retries: RETRIES }),
  browserTests(),
]);

sayTotal(lacks('servers', 'guides', 'scripts'));
