import type { Sample, Soak } from './soak.ts';

/** The most that may stay behind of a visit, in bytes. */
const MAX_PER_VISIT = 250;

/** What a soak came to. */
export interface Verdict {
  readonly name: string;
  readonly found: string;
  readonly wanted: string;
  readonly isMet: boolean;
}

/** Checks a soak by what changed after its first quarter, in which scripts and caches are still being filled. */
export function verdictsOf({ samples, failures }: Soak): readonly Verdict[] {
  const settled = afterFirstQuarter(samples);
  const grown = growthPerVisit(settled);
  return [
    {
      name: 'Heap, bytes a visit',
      found: grown.toFixed(0),
      wanted: `at most ${MAX_PER_VISIT}`,
      isMet: grown <= MAX_PER_VISIT,
    },
    unchanged('DOM nodes', settled, ({ nodes }) => nodes),
    unchanged('Listeners', settled, ({ listeners }) => listeners),
    unchanged('Files in caches', settled, ({ cached }) => cached),
    {
      name: 'Failures',
      found: String(failures.length),
      wanted: '0',
      isMet: failures.length === 0,
    },
  ];
}

function unchanged(name: string, samples: readonly Sample[], figure: (sample: Sample) => number): Verdict {
  const figures = samples.map(figure);
  const [first, last] = [figures[0] ?? Number.NaN, figures.at(-1) ?? Number.NaN];
  return { name, found: `${first} → ${last}`, wanted: 'no more than at first', isMet: last <= first };
}

/** The samples of the last three quarters, that after the first quarter included. */
export function afterFirstQuarter(samples: readonly Sample[]): readonly Sample[] {
  const quarter = (samples.at(-1)?.visits ?? 0) / 4;
  return samples.filter(({ visits }) => visits >= quarter);
}

/** Bytes of heap by which each visit adds: the slope of the line with the least squared distances. NaN of one sample. */
export function growthPerVisit(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ visits }) => visits)), mean(samples.map(({ heap }) => heap))];
  const spread = samples.reduce((sum, { visits }) => sum + (visits - x) ** 2, 0);
  return samples.reduce((sum, { visits, heap }) => sum + (visits - x) * (heap - y), 0) / spread;
}
