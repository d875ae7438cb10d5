import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

/** Counts what passed, failed and was skipped, over steps and test suites. */

/**
 * What was run so far; `failures` are the names of what failed, `reasons` says why tests were skipped, `partly` what
 * passed tests could not look at here, and how many for each.
 */
const total = { passed: 0, failed: 0, skipped: 0, failures: [], reasons: new Map(), partly: new Map() };

/**
 * What a suite's report says: the names of what failed, the reason of each skipped test, what passed tests left aside.
 * @typedef {{ passed: number, failures: readonly string[], skipped: readonly string[], partly?: readonly string[] }} Count
 */

/**
 * Prints the heading of a step.
 * @param {string} name
 */
export function title(name) {
  console.log(`\n── ${name} ──`);
}

/**
 * A step that passes or fails as a whole.
 * @param {string} name
 * @param {number} code
 */
export function countStep(name, code) {
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) total.failures.push(name);
}

/**
 * A suite that counts its own tests in a report. A runner that fails without a failed test in its report failed once.
 * @param {string} name of the report, below `.cache`
 * @param {(report: object) => Count} count reads the report
 * @param {(file: string) => Promise<number>} work runs the suite, which writes its report to this file
 */
export async function countSuite(name, count, work) {
  const file = join(ROOT, '.cache', name);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const code = await work(file);
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [], skipped: [] };
  const failures = counted.failures.length === 0 && code !== 0 ? [name] : counted.failures;
  total.passed += counted.passed;
  total.failed += failures.length;
  total.failures.push(...failures);
  total.skipped += counted.skipped.length;
  for (const reason of counted.skipped) total.reasons.set(reason, (total.reasons.get(reason) ?? 0) + 1);
  for (const what of counted.partly ?? []) total.partly.set(what, (total.partly.get(what) ?? 0) + 1);
}

/** Prints what failed, how many were skipped and why, then what passed and failed as the last line; sets the exit code. */
export function sayTotal() {
  const { passed, failed, skipped, failures, reasons, partly } = total;
  console.log('');
  for (const name of failures) console.log(`failed: ${name}`);
  for (const [what, times] of partly) console.log(`left aside in ${times}: ${what}`);
  for (const [reason, times] of reasons) console.log(`skipped ${times}: ${reason}`);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Reads a report of vitest. */
export function countVitest({ numPassedTests, testResults }) {
  // A file that could not be loaded has no tests to fail, but failed it has.
  const broken = testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map(({ name }) => relative(ROOT, name));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ fullName, status, file: relative(ROOT, name) })),
  );
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName }) => `${file} › ${fullName}`);
  const skipped = tests
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failures: [...broken, ...failed], skipped };
}

/** Reads a report of Playwright. A flaky test passed in the end; Playwright's list names it. */
export function countPlaywright({ suites, stats, errors }) {
  const tests = suites.flatMap(testsIn);
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ annotations }) => annotations.find(({ description }) => description)?.description ?? 'not said why',
    );
  const partly = tests
    .filter(({ status }) => status !== 'skipped')
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'left aside'))
    .map(({ description }) => description);
  const failures = [
    ...tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
    ...errors.map(({ message }) => message.split('\n', 1)[0]),
  ];
  return { passed: stats.expected + stats.flaky, failures, skipped, partly };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, title: name, tests }) =>
    tests.map((test) => ({ ...test, name: `e2e/${file} › ${name}` })),
  ),
];
