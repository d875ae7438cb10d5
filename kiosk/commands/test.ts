import { newSince } from './check-commits.ts';
import { onNpmGone } from './npm-gone.ts';
import { lacks, setUp } from './setup.ts';
import { count, playwright, sayTotal, step, vitest } from './steps.ts';
import { WALKS } from './walks.ts';

/**
 * `npm test`: types, lint, subjects of commits, build and the quick unit tests; then the tests that start processes and the browser
 * tests. The screens, with many short random walks, take place beside all of it: one page waits more than it works.
 * `npm run check` (`--quick`): the first of these, and the screens that new changes concern.
 */

const isQuick = process.argv.includes('--quick');
/** Processes that a busy machine leaves waiting look like an app that does not answer; the last lines name what was tried again. */
const RETRIES = 2;

onNpmGone(() => process.kill(process.pid, 'SIGTERM'));
await setUp(...(isQuick ? [] : (['tests'] as const)));

// First, as the types and the unit tests read what it writes.
await step('Languages', 'languages');
const steps = async () => {
  await step('Types', 'types');
  await step('Lint', 'lint', 'npm run format && npm run lint');
  await step('Commits', 'commits');
  return step('Build', 'build');
};
/** The long walks have React's own checks. */
const screens = async () => {
  await vitest('Long walks', '--project=screens tests/screens/walks');
  await vitest('Screens', `--project=screens --retry=${RETRIES}`, WALKS);
};
const pages = isQuick ? undefined : screens();
const quick = '--project=unit --project=alone';
const [isBuilt] = await Promise.all([
  steps(),
  vitest('Unit tests', isQuick ? `${quick} --project=processes` : quick),
]);

if (isQuick) {
  await vitest('Changed screens', `--project=screens --changed=${newSince() ?? 'HEAD'} --passWithNoTests`);
  sayTotal();
} else {
  await Promise.all([
    pages,
    vitest('Processes', `--project=processes --project=slow --retry=${RETRIES}`),
    isBuilt
      ? playwright('Browser tests', `--retries=${RETRIES}`)
      : count('Browser tests', false, 'npm run build && npm run e2e'),
  ]);
  sayTotal(lacks('tests'));
}
