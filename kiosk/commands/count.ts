import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Counts the reports of Vitest and Playwright, names failures, and tells how to repeat them. */

export interface Result {
  /** Empty for a step. */
  readonly file: string;
  readonly name: string;
  /** `left` after too many failures. */
  readonly state: 'passed' | 'failed' | 'skipped' | 'left';
  /** The failures of the earlier tries. */
  readonly retries?: readonly string[];
  /** Reasons of a skip, or parts left aside. */
  readonly notes?: readonly string[];
}

export interface Part {
  readonly results: readonly Result[];
  readonly again: string;
  /** What repeats all of it, where no file is known to have failed. */
  readonly whole?: readonly string[];
}

/** A machine may be busy once or twice; more retries are a fault of a test or of the app. */
const MOST_RETRIES = 2;

/** The last lines: failures, retries, skips, repetition, count. @param lacks missing programs, each with its remedy */
export function ending(
  parts: readonly Part[],
  lacks: readonly string[],
): { readonly lines: readonly string[]; readonly isGood: boolean } {
  // Vitest calls some tests of a page skipped that it has stopped.
  const results = parts.flatMap((part) =>
    isStopped(part) ? part.results.filter(({ state }) => state !== 'skipped') : part.results,
  );
  const of = (state: Result['state']) => results.filter((result) => result.state === state);
  const [passed, failed, skipped] = [of('passed'), of('failed'), of('skipped')];
  const retried = passed.filter(({ retries = [] }) => retries.length > 0);
  const retries = retried.reduce((sum, { retries = [] }) => sum + retries.length, 0);
  const isShaky = retries > MOST_RETRIES;
  const lines = [
    ...failed.map((result) => `failed: ${called(result)}`),
    ...retried.flatMap(triedAgain),
    ...parts.filter(isStopped).map(toldStop),
    ...(isShaky ? [`failed: ${retries} more tries were needed, and at most ${MOST_RETRIES} may be`] : []),
    ...counted(passed.flatMap(({ notes = [] }) => notes)).map((line) => `left aside in ${line}`),
    ...counted(skipped.map(({ notes = [], name }) => notes[0] ?? name)).map((line) => `skipped ${line}`),
    ...lacks.map((lack) => `not on this machine: ${lack}`),
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
    ...parts.flatMap((part) => linesAgain(part, isShaky)),
    `${passed.length} passed, ${failed.length + (isShaky ? 1 : 0)} failed`,
  ];
  return { lines, isGood: failed.length === 0 && !isShaky };
}

/** Whether so much failed that the rest was not run. */
export const isStopped = ({ results }: Part): boolean =>
  ['failed', 'left'].every((state) => results.some((result) => result.state === state));

const toldStop = ({ results }: Part): string => {
  const first = results.find(({ state }) => state === 'failed');
  return `stopped: so many failures often have one cause. The rest was not run. Begin with ${first ? called(first) : 'one of them'}`;
};

const called = ({ file, name }: Result): string => [file, name].filter(Boolean).join(' › ');

const triedAgain = (result: Result): readonly string[] => {
  const { retries = [] } = result;
  return [`tried again ${retries.length}: ${called(result)}`, ...retries.map((reason) => `  as ${reason}`)];
};

/** Enough to know a failure by. */
const REASON_LINES = 4;

const reasonIn = (message = 'nobody knows why'): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, REASON_LINES)
    .join(' | ');

const counted = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].map((word) => `${words.filter((other) => other === word).length}: ${word}`);

function linesAgain({ results, again, whole = [] }: Part, isShaky: boolean): readonly string[] {
  const failed = results.filter(
    ({ state, retries = [] }) => state === 'failed' || (isShaky && retries.length > 0),
  );
  const files = [...new Set(failed.map(({ file }) => file).filter(Boolean))];
  const which = files.length > 0 ? files : whole;
  const words = which.length > 0 ? [again, '--', ...which] : [again];
  return failed.length > 0 ? [`to run this again: ${words.join(' ')}`] : [];
}

/** Reads a report of Vitest. A file that cannot be loaded counts as failed. */
export const fromVitest = ({ testResults }: JsonTestResults): readonly Result[] =>
  testResults.flatMap(({ name: path, status, assertionResults }): readonly Result[] => {
    const file = relative('', path);
    const results = assertionResults.map(({ fullName: name, status: state, failureMessages }): Result => {
      if (state === 'failed') return { file, name, state };
      if (state !== 'passed') return { file, name, state: state === 'pending' ? 'left' : 'skipped' };
      return { file, name, state, retries: (failureMessages ?? []).map(reasonIn) };
    });
    const isBroken = status === 'failed' && results.every(({ state }) => state !== 'failed');
    if (!isBroken && results.length > 0) return results;
    return [{ file, name: 'the file itself', state: isBroken ? 'failed' : 'left' }, ...results];
  });

/** Playwright's own word for `--max-failures`. */
const STOPPED = /^Testing stopped early/;

export const fromPlaywright = ({ suites, errors }: JSONReport): readonly Result[] => [
  ...suites.flatMap(resultsIn),
  ...errors.flatMap(({ message = '' }): readonly Result[] => {
    const [name = ''] = stripVTControlCharacters(message).split('\n', 1);
    return STOPPED.test(name) ? [] : [{ file: '', name, state: 'failed' }];
  }),
];

const resultsIn = ({ suites = [], specs }: JSONReportSuite): readonly Result[] => [
  ...suites.flatMap(resultsIn),
  ...specs.flatMap(({ file: path, title: name, tests }) =>
    tests.map(({ status, annotations, results }): Result => {
      const file = `e2e/${path}`;
      const notes = (of: readonly { description?: string }[]) => of.flatMap((one) => one.description ?? []);
      if (status === 'unexpected') return { file, name, state: 'failed' };
      if (status === 'skipped') {
        const isMeant = results.some((one) => one.status === 'skipped');
        return { file, name, state: isMeant ? 'skipped' : 'left', notes: notes(annotations) };
      }
      const asides = annotations.filter(({ type }) => type === 'left aside');
      const retries = results.slice(0, -1).map(({ error }) => reasonIn(error?.message));
      return { file, name, state: 'passed', retries, notes: notes(asides) };
    }),
  ),
];
