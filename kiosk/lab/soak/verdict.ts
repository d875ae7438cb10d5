import type { Sample, Soak } from './soak.ts';

export interface Verdict {
  readonly name: string;
  readonly found: string;
  readonly isMet: boolean;
}

/** Nothing may grow over a soak but the heap, by `maxPerVisit` bytes. */
export function verdictsOf({ samples, failures }: Soak, maxPerVisit: number): readonly Verdict[] {
  const grown = growthPerVisit(samples);
  const unchanged = (name: 'nodes' | 'listeners' | 'cached'): Verdict => {
    const [first = Number.NaN, last = Number.NaN] = [samples[0]?.[name], samples.at(-1)?.[name]];
    return { name, found: `${first} → ${last}`, isMet: last <= first };
  };
  return [
    { name: 'heap', found: `${grown.toFixed(0)} bytes a visit`, isMet: grown <= maxPerVisit },
    unchanged('nodes'),
    unchanged('listeners'),
    unchanged('cached'),
    { name: 'failures', found: String(failures.length), isMet: failures.length === 0 },
  ];
}

/** The last three quarters' samples: earlier, scripts and caches still fill. */
export function afterFirstQuarter(samples: readonly Sample[]): readonly Sample[] {
  const quarter = (samples.at(-1)?.visits ?? 0) / 4;
  return samples.filter(({ visits }) => visits >= quarter);
}

/** A visit's bytes of heap: the least-squares slope. NaN of one sample. */
function growthPerVisit(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ visits }) => visits)), mean(samples.map(({ heap }) => heap))];
  const spread = samples.reduce((sum, { visits }) => sum + (visits - x) ** 2, 0);
  return samples.reduce((sum, { visits, heap }) => sum + (visits - x) * (heap - y), 0) / spread;
}
