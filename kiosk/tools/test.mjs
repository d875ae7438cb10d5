import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureBrowser, ensureDependencies, ensureFont } from './ensure.mjs';
import { ROOT, tool } from './run.mjs';

/** `npm test`: types, lint, unit tests, build and whole-app tests, all reported; the last line counts. */

const VITEST_REPORT = join(ROOT, '.cache/vitest.json');
const PLAYWRIGHT_REPORT = join(ROOT, '.cache/playwright.json');
const total = { passed: 0, failed: 0, skipped: 0 };

await ensureDependencies();
await ensureBrowser();
await ensureFont();
mkdirSync(join(ROOT, '.cache'), { recursive: true });

await step('Types', () => tool('tsc', ['--noEmit']));
await step('Lint', () => tool('biome', ['check', '.']));
await suite('Unit tests', VITEST_REPORT, countVitest, () =>
  tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${VITEST_REPORT}`]),
);
const built = await step('Build', build);
if (built) {
  await suite('Whole-app tests', PLAYWRIGHT_REPORT, countPlaywright, () =>
    tool('playwright', ['test', '-c', 'e2e']),
  );
} else {
  title('Whole-app tests');
  console.error('Not run: there is no build to test.');
  total.failed += 1;
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A step that passes or fails as a whole. */
async function step(name, work) {
  title(name);
  const passed = (await work()) === 0;
  total[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

/** A step that counts its own tests. A runner that fails without a failed test in its report failed once. */
async function suite(name, report, count, work) {
  title(name);
  rmSync(report, { force: true });
  const code = await work();
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  total.passed += counted.passed;
  total.skipped += counted.skipped;
  total.failed += counted.failed === 0 && code !== 0 ? 1 : counted.failed;
}

function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  // A file that could not be loaded has no tests to fail, but failed it has.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests };
}

function countPlaywright({ stats, errors }) {
  // A flaky test passed in the end; the list above names it. Errors outside tests (a broken file) count as failures.
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

function title(name) {
  console.log(`\n── ${name} ──`);
}
