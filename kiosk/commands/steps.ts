import { exec } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ending, fromPlaywright, fromVitest, type Part, type Result } from './count.ts';

/** The steps of `npm test`: each has a heading and a part of the count. */

type Variables = Readonly<Record<string, string>>;

const parts: Part[] = [];
/** What Vitest and Playwright write their reports into. */
const CACHE = '.cache';

const read = (report: string) => JSON.parse(readFileSync(report, 'utf8'));

/** Whoever stops `npm test` stops what it runs. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());

/**
 * Runs a command below a heading.
 * @param isShown at once; otherwise when it has ended, as others may run beside it. Of what passed, the last lines are enough
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

/** Counts what a command brought. One that failed without a failed test has failed itself. */
export function count(name: string, isGood: boolean, again: string, results: readonly Result[] = []): void {
  const isSaid = isGood || results.some(({ state }) => state === 'failed');
  parts.push({ again, results: isSaid ? results : [...results, { file: '', name, state: 'failed' }] });
}

/**
 * Runs an npm script that passes or fails as a whole.
 * @returns whether it passed
 */
export async function step(name: string, script: string, again = `npm run ${script}`): Promise<boolean> {
  const isGood = await run(name, `npm run --silent ${script}`);
  count(name, isGood, again, isGood ? [{ file: '', name, state: 'passed' }] : []);
  return isGood;
}

/**
 * Runs tests of Vitest.
 * @param words which, and how, as its command line has it
 */
export async function vitest(name: string, words: string, env: Variables = {}) {
  const report = `${CACHE}/vitest-${name.toLowerCase().replaceAll(' ', '-')}.json`;
  rmSync(report, { force: true });
  const command = `vitest run ${words} --reporter=minimal --reporter=json --outputFile.json=${report}`;
  const isGood = await run(name, command, env);
  const again = [...Object.entries(env).map((entry) => entry.join('=')), 'npm run unit'].join(' ');
  count(name, isGood, again, existsSync(report) ? fromVitest(read(report)) : []);
}

/** Runs the browser tests of the last build, and shows them as they go. */
export async function playwright(name: string, words: string): Promise<void> {
  const report = `${CACHE}/playwright.json`;
  rmSync(report, { force: true });
  const isGood = await run(name, `playwright test -c e2e ${words}`, {}, true);
  count(name, isGood, 'npm run e2e', existsSync(report) ? fromPlaywright(read(report)) : []);
}

/** Prints the lines at the end, and sets the exit code. @param lacks what the machine lacks, each with how to get it */
export function sayTotal(lacks: readonly string[] = []): void {
  const { lines, isGood } = ending(parts, lacks);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = isGood ? 0 : 1;
}
