import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WALKS } from '../../commands/walks.ts';
import { changedFiles, newest } from './choose.ts';
import { type Mutation, readMutations } from './read-mutations.ts';

/**
 * `npm run lab -- mutations [WORD] [--new]`: breaks each rule in a copy of the project and runs its fast tests, or the
 * named rule's random walks as in `npm test`. WORD selects by harm, file or rule; `--new` a few that changed since the
 * last release, for `npm test`. Exit code 1 for a survivor.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPIED = [
  'src',
  'tests',
  'kiosk',
  'e2e',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

const isWalk = (path: string): boolean => path.startsWith('tests/screens/walks');

const { values, positionals } = parseArgs({ options: { new: { type: 'boolean' } }, allowPositionals: true });
const [word = ''] = positionals;
const named = readMutations().filter(({ harm, file, rule = '' }) =>
  [harm, file, rule].some((text) => text.includes(word)),
);
const { chosen, others } = values.new ? newest(named, changedFiles()) : { chosen: named, others: 0 };
const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
try {
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  linkPackages();
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  for (const tests of [all.filter(isWalk), all.filter((path) => !isWalk(path))])
    if (tests.length > 0 && !run(tests).isGood) throw new Error('The tests fail as it is.');
  const survivors: Mutation[] = [];
  for (const mutation of chosen) {
    const began = performance.now();
    const isCaught = caught(mutation);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${isCaught ? 'caught' : 'SURVIVED'} in ${seconds} s: ${mutation.harm} (${mutation.file})`);
    if (!isCaught) survivors.push(mutation);
  }
  if (others > 0) console.log(`${others} more are new; all are tried by npm run lab -- mutations`);
  console.log(`${chosen.length - survivors.length} of ${chosen.length} were caught`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** @throws {Error} for a line that is not in the file exactly once: the list is outdated */
function caught({ file, from, to, tests, rule = '' }: Mutation): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    const { isGood, output } = run(tests);
    return !isGood && output.includes(rule);
  } finally {
    writeFileSync(path, text);
  }
}

/** One by one: what tools store beside the packages is the copy's own. */
function linkPackages(): void {
  const [own, there] = [join(copy, 'node_modules'), join(ROOT, 'node_modules')];
  mkdirSync(own);
  for (const name of readdirSync(there).filter((name) => name !== '.vite'))
    symlinkSync(join(there, name), join(own, name));
}

function run(tests: readonly string[]): { readonly isGood: boolean; readonly output: string } {
  // Shortening a bad walk takes longer than finding it.
  const env = tests.every(isWalk) ? { ...process.env, ...WALKS, WANDER_SHORTEN: 'no' } : process.env;
  const words = [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--bail=1', '--retry=0', ...tests];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { isGood: status === 0, output: stdout + stderr };
}
