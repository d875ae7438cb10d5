import { run } from '../commands/run.ts';

/**
 * `npm run lab -- screens`: the screens' tests with React's own checks, which `npm test` leaves out, in all views, and with
 * more random walks. `npm test` takes a third of the views.
 */

const MORE = { LOOKS: 'all', WANDER_RUNS: '50' };

process.exitCode = await run('vitest', ['run', '--project=screens', '--retry=2'], MORE);
