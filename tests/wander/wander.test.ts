import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dueSums, noteSent } from '~/app/heartbeat/sums';
import { SCREENS } from '~/flow/screens';
import { type Walk, walks } from './steps.ts';
import { Wanderer } from './walk.ts';

/** Random walks of guests at the tablet, on a network that fails in every way; each rule holds after each step. */

/** `npm run wander` walks for as long as it is let. */
const RUNS = Number(process.env.WANDER_RUNS ?? 500);
const SEED = Number(process.env.WANDER_SEED ?? Math.floor(Math.random() * 2 ** 31));

async function walk({ steps, ...beginning }: Walk): Promise<void> {
  const wanderer = new Wanderer(beginning);
  vi.stubGlobal('fetch', wanderer.fetch);
  vi.stubGlobal('location', new URL('https://tablet.example'));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(wanderer.deadline);
  for (const step of steps) {
    await wanderer.take(step);
    expect(wanderer.broken, wanderer.screens.join(' → ')).toEqual([]);
  }
  await wanderer.end();
  expect(wanderer.broken, wanderer.screens.join(' → ')).toEqual([]);
}

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://tablet.example'));
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test(
  `${RUNS} walks from seed ${SEED} break no rule`,
  () => fc.assert(fc.asyncProperty(walks, walk), { numRuns: RUNS, seed: SEED, endOnFailure: false }),
  Number.POSITIVE_INFINITY,
);

/** The words of which the names of sums are made, besides the screens. */
const WORDS =
  /^(opened|on|back|idle|touches|longer|within (5|15|30|60|120|300)|in ja|error (message|invalid-format|status|network|timeout|load-error|facilities|card|card-script|payment-unknown|general|other)(-[1-5]\d\d)?)$/u;

/** After all these walks, whose guests typed something of their own into every field and on every screen. */
test('the sums that the tablet tells hold the app’s own words and numbers, and nothing of a guest', () => {
  const told: [name: string, sum: number][] = [];
  for (let sums = dueSums(); sums; sums = dueSums()) {
    told.push(...Object.entries(sums));
    noteSent(sums);
  }
  const foreign = told.filter(([name, sum]) => {
    const [screen = '', ...words] = name.split(' ');
    return !Object.hasOwn(SCREENS, screen) || !WORDS.test(words.join(' ')) || !Number.isInteger(sum / 5);
  });
  expect(foreign).toEqual([]);
  expect(new Set(told.map(([name]) => name.split(' ')[0])).size).toBeGreaterThan(Math.min(25, RUNS / 100));
  expect(told.filter(([name]) => name.includes(' error ')).length).toBeGreaterThan(Math.min(10, RUNS / 200));
});
