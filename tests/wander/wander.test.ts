import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Walk, walks } from './steps.ts';
import { Wanderer } from './walk.ts';

/** Random walks of guests at the tablet, on a network that fails in every way; each rule holds after each step. */

/** `npm run wander` walks for as long as it is let. */
const RUNS = Number(process.env.WANDER_RUNS ?? 2000);
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
