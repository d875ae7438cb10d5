import { run } from '../commands/run.ts';

/** `npm run lab -- wander [WALKS [SEED]]`: random walks until one breaks a rule; prints seeds and a shortest walk. */

const ROUND = 1_000;
process.env.NODE_ENV = 'production';
const [walks = Number.POSITIVE_INFINITY, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv
  .slice(2)
  .map(Number);

for (let done = 0, round = 0; done < walks; done += ROUND, round += 1) {
  // At each of the two back ends.
  process.env.WANDER_RUNS = String(Math.ceil(Math.min(ROUND, walks - done) / 2));
  process.env.WANDER_SEED = String(seed + round);
  const code = await run('vitest', ['run', '--project=screens', '--retry=0', 'tests/screens/walks']);
  if (code !== 0) process.exit(code);
  console.log(`${Math.min(done + ROUND, walks)} walks from seed ${seed} broke no rule`);
}
