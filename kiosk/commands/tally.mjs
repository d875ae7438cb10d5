import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Counts what passed, failed, was tried again and was skipped, over steps and test suites; says at the end how to run it again. */

/**
 * A test, by its file.
 * @typedef {{ readonly file: string, readonly name: string }} Named
 */
/**
 * What a suite's report says: what failed, what was tried again and how often, the reason of each skipped test, what passed tests
 * left aside.
 * @typedef {{ passed: number, failures: readonly Named[], retried: readonly (Named & { times: number })[],
 *   skipped: readonly string[], partly?: readonly string[] }} Count
 */

/** A machine may be busy once or twice; what fails more often is a fault of a test or of the app. */
const MOST_RETRIES = 2;

/** What nothing was run of yet. `again` are the lines that say how to mend what failed, or to run just this again. */
export const nothingRun = () => ({
  passed: 0,
  failed: 0,
  /** @type {string[]} */
  failures: [],
  /** @type {string[]} */
  again: [],
  /** @type {Map<string, number>} */
  retried: new Map(),
  /** @type {Map<string, number>} */
  reasons: new Map(),
  /** @type {Map<string, number>} */
  partly: new Map(),
});

const total = nothingRun();

const add = (sums, name, times = 1) => sums.set(name, (sums.get(name) ?? 0) + times);
/** The line that says how to run just what failed. */
export const runAgain = (command) => `to run this again: ${command}`;

const called = ({ file, name }) => [file, name].filter(Boolean).join(' › ');

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
 * @param {string} again the line that says how to mend it, or to run it again
 */
export function countStep(name, code, again) {
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code === 0) return;
  total.failures.push(name);
  total.again.push(again);
}

/**
 * A suite that counts its own tests in a report. A runner that fails without a failed test in its report failed once.
 * @param {string} name
 * @param {string} report its name, below `.cache`
 * @param {(report: object) => Count} count reads the report
 * @param {string} again the command to which the failed files are added
 * @param {(file: string) => Promise<number>} work runs the suite, which writes its report to this file
 */
export async function countSuite(name, report, count, again, work) {
  const file = join(ROOT, '.cache', report);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const code = await work(file);
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [], skipped: [], retried: [] };
  addSuite(total, counted, code, name, again);
}

/** Adds a suite to what was run; `code` is how its runner ended. */
export function addSuite(sum, counted, code, name, again) {
  const failures = counted.failures.length === 0 && code !== 0 ? [{ file: '', name }] : counted.failures;
  sum.passed += counted.passed;
  sum.failed += failures.length;
  sum.failures.push(...failures.map(called));
  const files = [...new Set(failures.map(({ file }) => file).filter(Boolean))];
  if (failures.length > 0) sum.again.push(runAgain([again, ...files].join(' ')));
  for (const test of counted.retried) add(sum.retried, called(test), test.times);
  for (const reason of counted.skipped) add(sum.reasons, reason);
  for (const what of counted.partly ?? []) add(sum.partly, what);
}

/**
 * The lines at the end: what failed, was tried again, left aside and skipped, how to run just what failed, and the count.
 * @param {ReturnType<typeof nothingRun>} sum
 * @param {readonly string[]} lacks what the machine lacks, each with how to get it
 * @returns {{ readonly lines: readonly string[], readonly isGood: boolean }}
 */
export function ending({ passed, failed, failures, again, retried, reasons, partly }, lacks) {
  const sumOf = (sums) => [...sums.values()].reduce((sum, times) => sum + times, 0);
  const retries = sumOf(retried);
  const skipped = sumOf(reasons);
  const isShaky = retries > MOST_RETRIES;
  const lines = [
    ...failures.map((name) => `failed: ${name}`),
    ...[...retried].map(([name, times]) => `tried again ${times}: ${name}`),
    ...(isShaky ? [`failed: ${retries} more tries were needed, and at most ${MOST_RETRIES} may be`] : []),
    ...[...partly].map(([what, times]) => `left aside in ${times}: ${what}`),
    ...[...reasons].map(([reason, times]) => `skipped ${times}: ${reason}`),
    ...lacks.map((lack) => `not on this machine: ${lack}`),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...again,
    `${passed} passed, ${failed + (isShaky ? 1 : 0)} failed`,
  ];
  return { lines, isGood: failed === 0 && !isShaky };
}

/** Prints the lines at the end, and sets the exit code. */
export function sayTotal(lacks = []) {
  const { lines, isGood } = ending(total, lacks);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = isGood ? 0 : 1;
}

/**
 * Reads a report of Playwright.
 * @returns {Count}
 */
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
    ...tests.filter(({ status }) => status === 'unexpected').map(({ file, name }) => ({ file, name })),
    ...errors.map(({ message }) => ({ file: '', name: message.split('\n', 1)[0] })),
  ];
  const retried = tests
    .filter(({ status }) => status === 'flaky')
    .map(({ file, name, results }) => ({ file, name, times: results.length - 1 }));
  return { passed: stats.expected + stats.flaky, failures, skipped, partly, retried };
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, title: name, tests }) =>
    tests.map((test) => ({ ...test, file: `e2e/${file}`, name })),
  ),
];
