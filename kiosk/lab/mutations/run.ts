import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
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
import { openTester, type Tester } from './tester.ts';

/**
 * `npm run lab -- mutations [WORD …] [--new]`: breaks each rule in a copy of the project and runs its fast tests, or the
 * named rule's random walks as in `npm test`. A WORD selects by harm, file, test or rule; `--new` a few that changed
 * since the last release, for `npm test`. Exit code 1 for a survivor.
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
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** Ways to run tests, by Vitest's projects. Screens come last, as their environment stays. */
const WAYS = {
  usual: ['unit', 'alone', 'processes'],
  /** Their set-up builds the mutated code, which a Vitest does once. */
  built: ['slow'],
  screens: ['screens'],
} as const;
type Way = keyof typeof WAYS;

function wayOf({ tests }: Mutation): Way {
  if (tests.some((path) => path.startsWith('tests/screens'))) return 'screens';
  return tests.some((path) => path.includes('.slow.')) ? 'built' : 'usual';
}

const { values, positionals } = parseArgs({ options: { new: { type: 'boolean' } }, allowPositionals: true });
const named = readMutations().filter(
  ({ harm, file, tests, rule = '' }) =>
    positionals.length === 0 ||
    positionals.some((word) => [harm, file, ...tests, rule].some((text) => text.includes(word))),
);
const { chosen, others } = values.new ? newest(named, changedFiles()) : { chosen: named, others: 0 };
// Modules are known by their real paths.
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'mutations-')));
const survivors: Mutation[] = [];
try {
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  linkPackages();
  process.chdir(copy);
  for (const way of ['usual', 'built', 'screens'] as const) {
    // Shortening a bad walk takes longer than finding it.
    if (way === 'screens') Object.assign(process.env, WALKS, { WANDER_SHORTEN: 'no' });
    const mutations = chosen.filter((mutation) => wayOf(mutation) === way);
    if (mutations.length > 0) await tryAll(mutations, way);
  }
} finally {
  process.chdir(ROOT);
  rmSync(copy, { recursive: true, force: true });
}
if (others > 0) console.log(`${others} more are new; all are tried by npm run lab -- mutations`);
console.log(`${chosen.length - survivors.length} of ${chosen.length} were caught`);
process.exitCode = survivors.length === 0 ? 0 : 1;

async function tryAll(mutations: readonly Mutation[], way: Way): Promise<void> {
  let tester = await openTester(copy, WAYS[way]);
  const { isGood, output } = await tester.run([...new Set(mutations.flatMap(({ tests }) => tests))]);
  if (!isGood) throw new Error(`The tests fail as it is.\n${output}`);
  for (const mutation of mutations) {
    if (way === 'built') {
      await tester.close();
      tester = await openTester(copy, WAYS[way]);
    }
    const began = performance.now();
    const isCaught = await caught(mutation, tester);
    const seconds = Math.round((performance.now() - began) / 1000);
    const { harm, file, tests } = mutation;
    console.log(
      isCaught
        ? `caught in ${seconds} s: ${harm} (${file})`
        : `SURVIVED: ${harm} (${file}), and ${tests.join(', ')} passed: a test has to fail`,
    );
    if (!isCaught) survivors.push(mutation);
  }
  await tester.close();
}

/** @throws {Error} for a line that is not in the file exactly once: the list is outdated */
async function caught({ file, from, to, tests, rule = '' }: Mutation, tester: Tester): Promise<boolean> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`For mutations.yaml, ${file} has to have this once: ${from}`);
  const write = (content: string) => {
    writeFileSync(path, content);
    tester.forget(path);
  };
  write(text.replace(from, () => to));
  const { isGood, output } = await tester.run(tests);
  write(text);
  return !isGood && output.includes(rule);
}

/** One by one: what tools store beside the packages is the copy's own. */
function linkPackages(): void {
  const [own, there] = [join(copy, 'node_modules'), join(ROOT, 'node_modules')];
  mkdirSync(own);
  for (const name of readdirSync(there).filter((name) => name !== '.vite'))
    symlinkSync(join(there, name), join(own, name));
}
