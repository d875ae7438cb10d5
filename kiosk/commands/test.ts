import { newSince } from './check-commits.ts';
import { onNpmGone } from './npm-gone.ts';
import { lacks, setUp } from './setup.ts';
import { count, playwright, sayTotal, step, vitest } from './steps.ts';
import { WALKS } from './walks.ts';

/**
 * `npm test`: the screens with short random walks, beside all others, so that no core waits. First types, lint, commits,
 * build and quick unit tests; then the stories, and processes, some new mutations, which prove the tests, and long walks.
 * `npm run check` (`--quick`): the first of these, and the screens of new changes.
 */

const isQuick = process.argv.includes('--quick');
/** On a busy machine a slow process looks like a silent app; the last lines name the retries. */
const RETRIES = 2;

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
const quick = '--project=unit --project=alone';
const pages = `--project=screens --retry=${RETRIES}`;

async function processes(): Promise<void> {
  await vitest('Processes', `--project=processes --project=slow --retry=${RETRIES}`);
  await step('Mutations', 'lab -- mutations --new');
  // With React's own checks.
  await vitest('Long walks', `${pages} tests/screens/walks`);
}

const stories = (isBuilt: boolean) =>
  isBuilt
    ? playwright('Browser tests', `--retries=${RETRIES}`)
    : count('Browser tests', false, 'npm run build && npm run e2e');

if (isQuick) {
  await Promise.all([steps(), vitest('Unit tests', `${quick} --project=processes`)]);
  await vitest('Changed screens', `--project=screens --changed=${newSince() ?? 'HEAD'} --passWithNoTests`);
  sayTotal();
} else {
  const screens = vitest('Screens', pages, WALKS);
  const [isBuilt] = await Promise.all([steps(), vitest('Unit tests', quick)]);
  await Promise.all([screens, processes(), stories(isBuilt)]);
  sayTotal(lacks('tests'));
}
