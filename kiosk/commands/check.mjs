import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { quietTool } from './run.mjs';
import { countStep, countSuite, countVitest, sayTotal, title } from './tally.mjs';

/** `npm run check`: types, lint, subjects of new commits, build and the quick unit tests, in a few minutes. `npm test` begins with it. */

/**
 * Runs the check and counts it. The unit tests run beside everything else; what a step printed is shown when it ends.
 * @returns {Promise<boolean>} whether there is a build to test
 */
export async function check() {
  let isBuilt = false;
  // First, as both read what it writes.
  await step('Languages', () => quietTool('tsx', ['kiosk/build/make-languages.ts']));
  const others = async () => {
    await step('Types', () => quietTool('tsc', ['--noEmit']));
    await step('Lint', () => quietTool('biome', ['check', '.']));
    await step('Commits', () => quietTool('tsx', ['kiosk/commands/check-commits.ts']));
    isBuilt = await step('Build', quietBuild);
  };
  await Promise.all([others(), vitest('Unit tests', 'vitest.json', ['unit', 'alone', 'processes'])]);
  return isBuilt;
}

/**
 * Runs the tests of some of Vitest's projects, and counts them by a report of that name.
 * @param {{ only?: string, env?: Record<string, string> }} [options] `only` the tests of this folder
 */
export const vitest = (name, report, projects, { only, env } = {}) =>
  countSuite(report, countVitest, async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
    const chosen = projects.map((project) => `--project=${project}`);
    const filter = only === undefined ? [] : [only];
    return show(name, await quietTool('vitest', ['run', ...filter, ...chosen, ...reporters], env));
  });

async function quietBuild() {
  let output = '';
  const code = await build(async (...tool) => {
    const result = await quietTool(...tool);
    output += result.output;
    return result.code;
  });
  return { code, output };
}

async function step(name, work) {
  const code = show(name, await work());
  countStep(name, code);
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
