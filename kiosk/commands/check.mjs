import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { quietTool } from './run.mjs';
import { countStep, countSuite, runAgain, sayTotal, title } from './tally.mjs';

/** `npm run check`: types, lint, subjects of new commits, build and the quick unit tests, in a few minutes. `npm test` begins with it. */

/**
 * Runs the check and counts it. The unit tests run beside everything else; what a step printed is shown when it ends.
 * @param {string[]} [projects] the unit tests, by Vitest's projects
 * @returns {Promise<boolean>} whether there is a build to test
 */
export async function check(projects = ['unit', 'alone', 'processes']) {
  let isBuilt = false;
  // First, as both read what it writes.
  await step('Languages', runAgain('npm run build'), () =>
    quietTool('tsx', ['kiosk/build/make-languages.ts']),
  );
  const others = async () => {
    await step('Types', runAgain('npm run types'), () => quietTool('tsc', ['--noEmit']));
    await step('Lint', 'to mend what a program can: npm run format', () =>
      quietTool('biome', ['check', '.']),
    );
    await step('Commits', 'to mend the last one: git commit --amend', () =>
      quietTool('tsx', ['kiosk/commands/check-commits.ts']),
    );
    isBuilt = await step('Build', runAgain('npm run build'), quietBuild);
  };
  await Promise.all([others(), vitest('Unit tests', 'vitest.json', projects)]);
  return isBuilt;
}

/**
 * Runs the tests of some of Vitest's projects, and counts them by a report of that name.
 * @param {{ only?: string, env?: Record<string, string>, retries?: number }} [options] `only` the tests of this folder; `retries`
 * how often a test that failed is tried again
 */
export function vitest(name, report, projects, { only, env = {}, retries = 0 } = {}) {
  const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const again = [...variables, 'npm run unit --'].join(' ');
  return countSuite(
    name,
    report,
    (count) => count,
    again,
    async (file) => {
      const reporters = ['--reporter=default', '--reporter=./kiosk/commands/vitest-report.mjs'];
      const chosen = projects.map((project) => `--project=${project}`);
      const filter = only === undefined ? [] : [only];
      const words = ['run', ...filter, ...chosen, ...reporters, `--retry=${retries}`];
      return show(name, await quietTool('vitest', words, { ...env, VITEST_REPORT: file }));
    },
  );
}

async function quietBuild() {
  let output = '';
  const code = await build(async (...tool) => {
    const result = await quietTool(...tool);
    output += result.output;
    return result.code;
  });
  return { code, output };
}

/** @param {string} again the line that says how to mend it, or to run it again */
async function step(name, again, work) {
  const code = show(name, await work());
  if (code !== 0) console.log(again);
  countStep(name, code, again);
  return code === 0;
}

/** Prints what a step said and returns how it ended. Of what passed, the last lines are enough. */
function show(name, { code, output }) {
  title(name);
  const lines = output.trimEnd().split('\n');
  console.log((code === 0 ? lines.slice(-6) : lines).join('\n'));
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureDependencies();
  await check();
  sayTotal();
}
