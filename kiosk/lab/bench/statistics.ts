/** The value that half of the others are not above; NaN of nothing. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The smallest value that `percent` of all values are not above (nearest rank); NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle of some values, and between which the middle half of them lies. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Sums up values by their quartiles (nearest rank); NaN of nothing. */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: percentile(values, 25),
  high: percentile(values, 75),
});
