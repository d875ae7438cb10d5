import { exec } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ending, fromPlaywright, fromVitest, isStopped, type Part, type Result } from './count.ts';

/** The steps of `npm test`, each with a heading and a count. */

type Variables = Readonly<Record<string, string>>;

/** On a busy machine a slow process looks like a silent app; the last lines name the retries. */
const RETRIES = 2;
/** One fault, such as a renamed button, may fail hundreds of tests, and each waits minutes for what never comes. */
const MOST_FAILURES = 5;

const parts: Part[] = [];
const CACHE = '.cache';

const read = (report: string) => JSON.parse(readFileSync(report, 'utf8'));

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());

/**
 * Runs a command below a heading.
 * @param isShown at once; otherwise at its end, as others may run beside it; the last lines of a pass are enough
 * @returns whether it passed
 */
function run(name: string, command: string, env: Variables = {}, isShown = false): Promise<boolean> {
  const title = `\n── ${name} ──`;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const options = {
    env: { ...process.env, ...colour, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
    signal: stop.signal,
  };
  return new Promise((resolve) => {
    const child = exec(`${command} 2>&1`, options, (error, out) => {
      const lines = (out.trim() || 'passed').split('\n');
      if (!isShown) console.log([title, ...(error === null ? lines.slice(-6) : lines)].join('\n'));
      resolve(error === null);
    });
    if (!isShown) return;
    console.log(title);
    child.stdout?.pipe(process.stdout);
  });
}

/** Counts a command's results. A failed command without a failed test counts as failed. */
export function count(
  name: string,
  isGood: boolean,
  again: string,
  results: readonly Result[] = [],
  whole: readonly string[] = [],
): Part {
  const isSaid = isGood || results.some(({ state }) => state === 'failed');
  const part: Part = {
    again,
    whole,
    results: isSaid ? results : [...results, { file: '', name, state: 'failed' }],
  };
  parts.push(part);
  return part;
}

/** Runs an npm script that passes or fails as a whole. @returns whether it passed */
export async function step(name: string, script: string, again = `npm run ${script}`): Promise<boolean> {
  const isGood = await run(name, `npm run --silent ${script}`);
  count(name, isGood, again, isGood ? [{ file: '', name, state: 'passed' }] : []);
  return isGood;
}

/**
 * Runs tests by Vitest.
 * @param isPatient tries failed tests again, and stops after some failures
 * @returns false if it stopped
 */
export async function vitest(
  name: string,
  words: string,
  { env = {}, isPatient = false }: { readonly env?: Variables; readonly isPatient?: boolean } = {},
): Promise<boolean> {
  const report = `${CACHE}/vitest-${name.toLowerCase().replaceAll(' ', '-')}.json`;
  rmSync(report, { force: true });
  const patience = isPatient ? `--retry=${RETRIES} --bail=${MOST_FAILURES} ` : '';
  const command = `vitest run ${words} ${patience}--reporter=minimal --reporter=json --outputFile.json=${report}`;
  const isGood = await run(name, command, env);
  const again = [...Object.entries(env).map((entry) => entry.join('=')), 'npm run unit'].join(' ');
  const whole = words.split(' ').filter((word) => !word.startsWith('--') || word.startsWith('--project'));
  return !isStopped(count(name, isGood, again, existsSync(report) ? fromVitest(read(report)) : [], whole));
}

/** Runs the browser tests of the last build as patiently, and shows them live. */
export async function playwright(name: string, words: string): Promise<void> {
  const report = `${CACHE}/playwright.json`;
  rmSync(report, { force: true });
  const patience = `--retries=${RETRIES} --max-failures=${MOST_FAILURES}`;
  const isGood = await run(name, `playwright test -c e2e ${words} ${patience}`, {}, true);
  count(name, isGood, 'npm run e2e', existsSync(report) ? fromPlaywright(read(report)) : []);
}

/** Prints the last lines and sets the exit code. @param lacks missing programs, each with its remedy */
export function sayTotal(lacks: readonly string[] = []): void {
  const { lines, isGood } = ending(parts, lacks);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = isGood ? 0 : 1;
}
