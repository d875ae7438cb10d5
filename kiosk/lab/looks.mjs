import { run } from '../commands/run.ts';

/** `npm run lab -- looks`: every screen in each language at each size with all display settings, of which `npm test` takes a third. */

process.exitCode = await run('vitest', ['run', '--project=screens', 'tests/screens/layout'], {
  NODE_ENV: 'production',
  LOOKS: 'all',
});
