import { check, show } from './check.mjs';
import { ensureBrowser, ensureDependencies, ensureFont, ensurePrograms } from './ensure.mjs';
import { quietTool, tool } from './run.mjs';
import { countPlaywright, countStep, countSuite, countVitest, sayTotal, title } from './tally.mjs';

/** `npm test`: the check, then the slow unit tests and the browser tests, all reported; the last line counts. */

await ensureDependencies();
await ensureBrowser();
await ensureFont();
await ensurePrograms('servers');

const isBuilt = await check();

/** They wait for processes more than they work, and so take place beside the browser tests. */
const slowUnitTests = () =>
  countSuite('vitest-slow.json', countVitest, async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
    const result = await quietTool('vitest', ['run', '--project=slow', '--project=screens', ...reporters]);
    return show('Slow unit tests', result);
  });

async function browserTests() {
  title('Browser tests');
  if (isBuilt) {
    await countSuite('playwright.json', countPlaywright, () => tool('playwright', ['test', '-c', 'e2e']));
  } else {
    console.error('Not run: there is no build to test.');
    countStep('Browser tests', 1);
  }
}

await Promise.all([slowUnitTests(), browserTests()]);

sayTotal();
