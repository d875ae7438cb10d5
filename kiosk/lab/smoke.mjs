import { buildStale } from './build.mjs';
import { tool } from './run.mjs';

/** `npm run lab -- smoke`: builds what is not up to date, and runs the browser tests that are tagged `@smoke`. */

if ((await buildStale()) !== 0) process.exit(1);
process.exitCode = await tool('playwright', ['test', '-c', 'e2e', '--grep', '@smoke']);
