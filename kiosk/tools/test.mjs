import { check } from './check.mjs';
import { ensureBrowser, ensureDependencies, ensureFont } from './ensure.mjs';
import { tool } from './run.mjs';
import { countPlaywright, countStep, countSuite, countVitest, sayTotal, title } from './tally.mjs';

/** `npm test`: the check, then the slow unit tests and the browser tests, all reported; the last line counts. */

await ensureDependencies();
await ensureBrowser();
await ensureFont();

const isBuilt = await check();

title('Slow unit tests');
await countSuite('vitest-slow.json', countVitest, (file) =>
  tool('vitest', [
    ...['run', '--project=slow'],
    ...['--reporter=default', '--reporter=json', `--outputFile=${file}`],
  ]),
);

title('Browser tests');
if (isBuilt) {
  await countSuite('playwright.json', countPlaywright, () => tool('playwright', ['test', '-c', 'e2e']));
} else {
  console.error('Not run: there is no build to test.');
  countStep(1);
}

sayTotal();
