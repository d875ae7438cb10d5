import { describe, expect, it } from 'vitest';
import { createDice } from '../../kiosk/lab/soak/page/dice.ts';
import { STORIES } from '../../kiosk/lab/soak/page/stories.ts';
import type { Sample } from '../../kiosk/lab/soak/soak.ts';
import { growthPerVisit, verdictsOf } from '../../kiosk/lab/soak/verdict.ts';

const sample = (visits: number, heap: number, more: Partial<Sample> = {}): Sample => ({
  visits,
  heap,
  seconds: visits,
  nodes: 300,
  listeners: 200,
  stored: 1_000_000,
  cached: 160,
  ...more,
});
/** Eight hundred visits of which each leaves so many bytes. */
const steady = (bytes: number): readonly Sample[] =>
  Array.from({ length: 9 }, (_, hundred) => sample(hundred * 100, 9_000_000 + hundred * 100 * bytes));
const missed = (samples: readonly Sample[], failures: readonly object[] = []): readonly string[] =>
  verdictsOf({ samples, failures: failures.map(() => ({ visit: 1, story: 'any', reason: 'any' })) })
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

describe('the growth of a heap', () => {
  it.each([
    { what: 'a flat line', samples: steady(0), bytes: 0 },
    { what: 'a rising line', samples: steady(250), bytes: 250 },
    { what: 'a falling line', samples: steady(-40), bytes: -40 },
    {
      what: 'a line with noise on it',
      samples: [sample(0, 1000), sample(100, 21_000), sample(200, 1000), sample(300, 21_000)],
      bytes: 40,
    },
  ])('$what: $bytes bytes a visit', ({ samples, bytes }) => {
    expect(growthPerVisit(samples)).toBeCloseTo(bytes);
  });
});

describe('the verdict on a soak', () => {
  const [, ...rest] = steady(0);
  it.each([
    { what: 'nothing grows', samples: steady(0), missed: [] },
    { what: 'each visit leaves the most that is allowed', samples: steady(250), missed: [] },
    { what: 'each visit leaves more', samples: steady(251), missed: ['Heap, bytes a visit'] },
    { what: 'scripts are loaded in the first quarter', samples: [sample(0, 1000), ...rest], missed: [] },
    {
      what: 'one node stays',
      samples: [...steady(0), sample(900, 9_000_000, { nodes: 301 })],
      missed: ['DOM nodes'],
    },
    {
      what: 'one listener stays',
      samples: [...steady(0), sample(900, 9_000_000, { listeners: 201 })],
      missed: ['Listeners'],
    },
    {
      what: 'a cache grows',
      samples: [...steady(0), sample(900, 9_000_000, { cached: 161 })],
      missed: ['Files in caches'],
    },
    { what: 'there is nothing to judge by', samples: [], missed: expect.arrayContaining(['DOM nodes']) },
  ])('$what', ({ samples, missed: wanted }) => {
    expect(missed(samples)).toEqual(wanted);
  });

  it('a visit that failed is enough', () => {
    expect(missed(steady(0), [{}])).toEqual(['Failures']);
  });
});

describe('the order of visits', () => {
  it('is made of a hundred', () => {
    expect(STORIES.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('comes again with its seed, and not with another', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const order = (seed: number) => createDice(seed).shuffle(numbers);
    expect(order(7)).toEqual(order(7));
    expect(order(7)).not.toEqual(order(8));
    expect([...order(7)].sort((a, b) => a - b)).toEqual(numbers);
  });

  it('dice show every side and no other', () => {
    const dice = createDice(1);
    const rolled = new Set(Array.from({ length: 600 }, () => dice.roll(6)));
    expect([...rolled].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(() => dice.pick([])).toThrow('nothing to pick');
  });
});
