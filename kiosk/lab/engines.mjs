import { buildStale } from '../commands/build.mjs';
import { ensureBrowser, ensureDependencies, ensureFont, ensurePrograms } from '../commands/ensure.mjs';
import { tool } from '../commands/run.mjs';

/**
 * `npm run lab -- engines [WORDS]`: both journeys of the built app in Firefox and WebKit, with pictures in `.cache/engines`.
 * WORDS choose stories by their names, as `-- webkit.*portrait`.
 */

await ensureDependencies();
await ensureBrowser();
await ensureFont();
await ensurePrograms('engines');
if ((await buildStale()) !== 0) process.exit(1);
process.env.ENGINES = 'all';
const words = process.argv.slice(2).flatMap((word) => ['-g', word]);
process.exitCode = await tool('playwright', [
  'test',
  '-c',
  'e2e',
  '--retries=0',
  '--workers=1',
  'engines/whole.spec.ts',
  ...words,
]);
