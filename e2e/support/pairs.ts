/** One value for each factor, by its position among the factor's values. */
export type PairRow = readonly number[];

/** A value of a factor. */
type Choice = readonly [factor: number, value: number];

/**
 * Rows in which every value of every factor meets every value of every other factor at least once: most slips of a
 * program that depends on many switches show with two of them, and few rows do where all combinations would be thousands.
 * Switches alone: the fewest rows there can be. Else greedy: each row takes the most pairs that have not met yet.
 * The same sizes give the same rows.
 * @param sizes how many values each factor has
 */
export function everyPair(sizes: readonly number[]): readonly PairRow[] {
  if (sizes.length > 1 && sizes.every((size) => size === 2)) return everyPairOfSwitches(sizes.length);
  const apart = allPairs(sizes);
  const rows: PairRow[] = [];
  while (apart.size > 0) {
    const row = bestRow(sizes, apart);
    for (const pair of pairsOf(row)) apart.delete(pair);
    rows.push(row);
  }
  return rows;
}

/**
 * One row with everything off; and each switch is on in a set of other rows of its own, all sets of one size, which is
 * more than half of these rows: so any two sets share a row, and each has one without the other (Kleitman and Spencer).
 */
function everyPairOfSwitches(count: number): readonly PairRow[] {
  let others = 3;
  const setsOf = () => subsets(others, Math.floor(others / 2) + 1);
  while (setsOf().length < count) others += 1;
  const sets = setsOf().slice(0, count);
  return Array.from({ length: others + 1 }, (_, row) => sets.map((on) => (on.includes(row) ? 1 : 0)));
}

/** Every set of so many of the numbers from 1 to `last`, in order. */
function subsets(last: number, size: number, from = 1): number[][] {
  if (size === 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
  return firsts.flatMap((first) => subsets(last, size - 1, first + 1).map((rest) => [first, ...rest]));
}

const nameOf = ([factor, value]: Choice, [other, otherValue]: Choice): string =>
  factor < other ? `${factor}=${value} ${other}=${otherValue}` : `${other}=${otherValue} ${factor}=${value}`;

const choicesOf = (row: PairRow): Choice[] => row.map((value, factor) => [factor, value]);

/** Every pair of values that meet in a row. */
export const pairsOf = (row: PairRow): readonly string[] =>
  choicesOf(row).flatMap((one, at, all) => all.slice(at + 1).map((other) => nameOf(one, other)));

/** Every pair of values there is. */
export function allPairs(sizes: readonly number[]): Set<string> {
  const choices = sizes.flatMap((size, factor) =>
    Array.from({ length: size }, (_, value): Choice => [factor, value]),
  );
  return new Set(
    choices.flatMap((one) =>
      choices.filter(([factor]) => factor > one[0]).map((other) => nameOf(one, other)),
    ),
  );
}

/** The row that brings the most pairs together, of those built from each factor on. */
function bestRow(sizes: readonly number[], apart: ReadonlySet<string>): PairRow {
  const rows = sizes.flatMap((size, first) =>
    Array.from({ length: size }, (_, value) => rowFrom([first, value], sizes, apart)),
  );
  return best(rows, (row) => pairsOf(row).filter((pair) => apart.has(pair)).length);
}

/** A row that begins with a choice; factor by factor the value that meets the most it has not met. */
function rowFrom(first: Choice, sizes: readonly number[], apart: ReadonlySet<string>): PairRow {
  const chosen: Choice[] = [first];
  for (let step = 1; step < sizes.length; step++) {
    const factor = (first[0] + step) % sizes.length;
    const values = Array.from({ length: sizes[factor] ?? 0 }, (_, value): Choice => [factor, value]);
    chosen.push(best(values, (choice) => chosen.filter((other) => apart.has(nameOf(choice, other))).length));
  }
  return chosen.sort(([one], [other]) => one - other).map(([, value]) => value);
}

/** The one with the highest score; of equals the first. */
function best<T extends object>(candidates: readonly T[], score: (candidate: T) => number): T {
  const [first, ...others] = candidates;
  if (first === undefined) throw new Error('A factor has no values');
  let winner = { candidate: first, score: score(first) };
  for (const candidate of others) {
    const scored = score(candidate);
    if (scored > winner.score) winner = { candidate, score: scored };
  }
  return winner.candidate;
}
