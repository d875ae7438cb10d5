import { describe, expect, it } from 'vitest';
import { everyPair } from '../../e2e/support/pairs';

/** Told apart from the generator's own bookkeeping: plain loops over plain numbers. */
function missing(rows: readonly (readonly number[])[], sizes: readonly number[]): string[] {
  const absent: string[] = [];
  for (const [one, size] of sizes.entries()) {
    for (let other = one + 1; other < sizes.length; other++) {
      for (let a = 0; a < size; a++) {
        for (let b = 0; b < (sizes[other] ?? 0); b++) {
          const meet = rows.some((row) => row[one] === a && row[other] === b);
          if (!meet) absent.push(`factor ${one} at ${a} with factor ${other} at ${b}`);
        }
      }
    }
  }
  return absent;
}

const switches = (count: number): number[] => Array(count).fill(2);

describe.each<[readonly number[], number]>([
  [[2, 2], 4],
  [[2, 3], 6],
  [[3, 3, 3], 11],
  [[1, 2, 1, 2], 4],
  [[7, 2, 2, 5], 35],
  [switches(4), 5],
  [switches(10), 6],
  [switches(11), 7],
  [switches(19), 8],
  [switches(35), 8],
  [switches(36), 9],
  [[7, 2, ...switches(17)], 18],
  [[2, 4, 2, 3, 2, 2, 5, 2], 23],
])('factors of %j values', (sizes, most) => {
  const rows = everyPair(sizes);

  it('meet in every pair of values', () => {
    expect(missing(rows, sizes)).toEqual([]);
  });

  it(`do so in at most ${most} rows, each whole and none twice`, () => {
    expect(rows.length).toBeLessThanOrEqual(most);
    expect(new Set(rows.map((row) => row.join())).size).toBe(rows.length);
    for (const row of rows) {
      expect(row).toHaveLength(sizes.length);
      for (const [factor, value] of row.entries()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(sizes[factor] ?? 0);
      }
    }
  });

  it('are the same rows every time', () => {
    expect(everyPair(sizes)).toEqual(rows);
  });
});

it('the check itself sees a pair that is missing', () => {
  const rows = everyPair([2, 2, 2]);
  expect(missing(rows.slice(1), [2, 2, 2])).not.toEqual([]);
});

it('one factor alone has no pairs to meet', () => {
  expect(everyPair([5])).toEqual([]);
});

it('a factor without values is refused', () => {
  expect(() => everyPair([2, 0, 2])).toThrow('no values');
});
