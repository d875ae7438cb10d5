import { buildStale } from '../commands/build.ts';
import { run } from '../commands/run.ts';
import { stopWithout } from '../commands/setup.ts';

/** `npm run lab -- engines [WORDS]`: both journeys in Firefox and WebKit; WORDS choose stories (`webkit.*portrait`). */

stopWithout('engines');
if (!(await buildStale('app', 'server'))) process.exit(1);
process.env.ENGINES = 'all';
const words = process.argv.slice(2).flatMap((word) => ['-g', word]);
const only = ['--retries=0', '--workers=1', 'engines/whole.spec.ts'];
process.exitCode = await run('playwright', ['test', '-c', 'e2e', ...only, ...words]);
