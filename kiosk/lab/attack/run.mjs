import { parseArgs } from 'node:util';
import { buildStale, PARTS } from '../../commands/build.mjs';
import { tool } from '../../commands/run.mjs';

/** `npm run lab -- attack [--quick] [--only paths]`: the attacks of `tests/kiosk/attack.slow.test.ts`, all of them or a tenth. */

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

if ((await buildStale([PARTS.server])) !== 0) process.exit(1);
process.env.ATTACK_SIZE = values.quick ? '0.1' : '1';
process.exitCode = await tool('vitest', [
  'run',
  '--project=slow',
  '--retry=0',
  '--reporter=verbose',
  'tests/kiosk/attack.slow.test.ts',
  '-t',
  values.only,
]);
