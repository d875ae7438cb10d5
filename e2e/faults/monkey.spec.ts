import { expect, test } from '../support/fixtures.ts';
import { NOTED } from '../support/monkey/rules.ts';
import { walkOf } from '../support/monkey/steps.ts';
import { Monkey } from '../support/monkey/walk.ts';

/** Random walks by touch, with a hotel and a network that fail; each rule holds after each step. `npm run monkey` walks more. */

test.use({ serviceWorkers: 'allow' });

/** One walk that comes through check-in, and one that pays at check-out; thousands more go without a browser (`tests/wander/`). */
const USUAL_SEEDS = [3, 4];
/** By then they have been there. */
const USUAL_STEPS = 35;
const { MONKEY_WALKS, MONKEY_SEED = 0 } = process.env;
const SEEDS =
  MONKEY_WALKS === undefined
    ? USUAL_SEEDS
    : Array.from({ length: Number(MONKEY_WALKS) }, (_, walk) => Number(MONKEY_SEED) + walk);

for (const seed of SEEDS) {
  const { system, settings, steps: all } = walkOf(seed);
  const steps = MONKEY_WALKS === undefined ? all.slice(0, USUAL_STEPS) : all;

  test.describe(`a walk of ${steps.length} steps at a hotel of ${system}`, () => {
    test.use({ system, expectedErrors: [NOTED] });

    test(`from seed ${seed} breaks no rule`, async ({ page, tenant }) => {
      test.setTimeout(240_000);
      tenant.configure(settings);
      const monkey = new Monkey(page, tenant);
      const keepsRules = () =>
        expect(monkey.broken, `npm run monkey -- 1 ${seed}\n${monkey.story}`).toEqual([]);
      await monkey.opens();
      for (const step of steps) {
        await monkey.takes(step);
        keepsRules();
      }
      await monkey.goesHome();
      keepsRules();
    });
  });
}
