import { buildStale } from './build.mjs';
import { tool } from './run.mjs';

/**
 * `npm run monkey [-- WALKS [SEED]]`: random walks by touch through both journeys of the built app. A walk that breaks a rule
 * names its seed: `npm run monkey -- 1 SEED` takes it again.
 */

const [walks = 200, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);

if ((await buildStale()) !== 0) process.exit(1);
process.env.MONKEY_WALKS = String(walks);
process.env.MONKEY_SEED = String(seed);
console.log(`${walks} walks from seed ${seed}`);
process.exitCode = await tool('playwright', ['test', '-c', 'e2e', '--retries=0', 'monkey.spec.ts']);
