import { availableParallelism } from 'node:os';
import { newSince } from './check-commits.ts';
import { onNpmGone } from './npm-gone.ts';
import { lacks, setUp } from './setup.ts';
import { count, playwright, sayTotal, step, vitest } from './steps.ts';
import { WALKS } from './walks.ts';

/**
 * `npm test`: types, lint, commits, build and quick unit tests, then processes, then the stories and some new mutations,
 * which prove the tests; all beside the screens with random walks. `npm run check` (`--quick`): the first of these, and
 * the screens of new changes.
 */

const isQuick = process.argv.includes('--quick');
const CORES = availableParallelism();
/** Tests of processes wait two thirds of their time, stories a third: more at once keep all cores busy. */
const AT_ONCE = { processes: 2 * CORES, stories: Math.ceil(1.5 * CORES) } as const;

onNpmGone(() => process.kill(process.pid, 'SIGTERM'));
await setUp(...(isQuick ? [] : (['tests'] as const)));

// First: types and unit tests read its output.
await step('Languages', 'languages');
const steps = async () => {
  await step('Types', 'types');
  await step('Lint', 'lint', 'npm run format && npm run lint');
  await step('Commits', 'commits');
  return step('Build', 'build');
};
const pages = isQuick ? undefined : vitest('Screens', '--project=screens', { env: WALKS, isPatient: true });
const quick = '--project=unit --project=alone';
const [isBuilt] = await Promise.all([
  steps(),
  vitest('Unit tests', isQuick ? `${quick} --project=processes` : quick),
]);

if (isQuick) {
  await vitest('Changed screens', `--project=screens --changed=${newSince() ?? 'HEAD'} --passWithNoTests`);
  sayTotal();
} else {
  const processes = vitest(
    'Processes',
    `--project=processes --project=slow --maxWorkers=${AT_ONCE.processes}`,
    { isPatient: true },
  );
  // The cores bear two of the three at once. What stopped the screens would fail the stories, too.
  const goesOn = await Promise.race([pages, processes.then(() => true)]);
  const stories = async () =>
    isBuilt
      ? playwright('Browser tests', `--workers=${AT_ONCE.stories}`)
      : count('Browser tests', false, 'npm run build && npm run e2e');
  await Promise.all([
    pages,
    processes,
    ...(goesOn ? [step('Mutations', 'lab -- mutations --new'), stories()] : []),
  ]);
  sayTotal(lacks('tests'));
}
