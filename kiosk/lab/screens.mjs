import { run } from '../commands/run.ts';

/** `npm run lab -- screens`: the screens' tests with React's own checks, which `npm test` leaves out, and in all views, of which it takes a third. */

process.exitCode = await run('vitest', ['run', '--project=screens', '--retry=2'], { LOOKS: 'all' });
