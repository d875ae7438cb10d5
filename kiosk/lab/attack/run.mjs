import { parseArgs } from 'node:util';
import { buildStale } from '../../commands/build.ts';
import { run } from '../../commands/run.ts';

/** `npm run lab -- attack [--quick] [--only paths]`: the attacks of `tests/kiosk/attack.slow.test.ts`, all or a tenth. */

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

if (!(await buildStale('server'))) process.exit(1);
process.env.ATTACK_SIZE = values.quick ? '0.1' : '1';
process.exitCode = await run('vitest', [
  'run',
  '--project=slow',
  '--retry=0',
  '--reporter=verbose',
  'tests/kiosk/attack.slow.test.ts',
  '-t',
  values.only,
]);
