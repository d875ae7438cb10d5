import { availableParallelism } from 'node:os';
import { newSince } from './check-commits.ts';
import { onNpmGone } from './npm-gone.ts';
import { lacks, setUp } from './setup.ts';
import { count, playwright, sayTotal, step, vitest } from './steps.ts';
import { WALKS } from './walks.ts';

/**
 * `npm test`: types, lint, commits, build and quick unit tests, then processes, stories and some new mutations, which
 * prove the tests; all beside the screens with random walks. `npm run check` (`--quick`): the first of these, and
 * the screens of new changes.
 */

const isQuick = process.argv.includes('--quick');
const CORES = availableParallelism();
/** Tests of processes wait two thirds of their time, stories a third. */
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
  const stories = async () =>
    isBuilt
      ? playwright('Browser tests', `--workers=${AT_ONCE.stories}`)
      : count('Browser tests', false, 'npm run build && npm run e2e');
  // Each waits for a part of its time: together they keep the cores busy to the end.
  await Promise.all([
    pages,
    vitest('Processes', `--project=processes --project=slow --maxWorkers=${AT_ONCE.processes}`, {
      isPatient: true,
    }),
    stories(),
    step('Mutations', 'lab -- mutations --new'),
  ]);
  sayTotal(lacks('tests'));
}
