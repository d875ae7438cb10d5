import fc from 'fast-check';
import { NAMES } from './desk.ts';
import { HOUSES } from './houses.ts';

/** How often each thing happens at the tablet or to its network: mostly forward, often wrong. */
const WEIGHTS = {
  hurry: 6,
  main: 6,
  'double tap': 2,
  tap: 2,
  'fill in': 3,
  sign: 2,
  'empty a field': 1,
  'change residence': 1,
  'take the passport away': 1,
  back: 3,
  'answer the question': 2,
  'choose a name': 2,
  'time passes': 3,
  'settings change': 1,
  'slow screen': 1,
  'screen comes': 2,
  'late answers come': 2,
  'deadlines pass': 1,
  'walk away': 1,
  'no card token': 1,
  trouble: 4,
  'mend for the worse': 1,
  'pay without an answer': 1,
  'leave while it is asked': 2,
  'look up another': 1,
} as const;

/** Something that happens; `which` chooses where there is a choice. */
export type Step = { readonly do: keyof typeof WEIGHTS; readonly which: number };

const names = Object.keys(WEIGHTS).filter((name): name is Step['do'] => name in WEIGHTS);

/** A walk: the house it begins in, and its steps. */
export const walks = fc.record({
  house: fc.nat({ max: HOUSES.length - 1 }),
  settings: fc.nat({ max: 2 }),
  name: fc.nat({ max: NAMES.length - 1 }),
  steps: fc.array(
    fc.oneof(
      ...names.map((name) => ({
        weight: WEIGHTS[name],
        arbitrary: fc.record({ do: fc.constant(name), which: fc.nat({ max: 25 }) }),
      })),
    ),
    { minLength: 3, maxLength: 14, size: 'max' },
  ),
});

/** A walk as it was drawn. */
export type Walk = typeof walks extends fc.Arbitrary<infer T> ? T : never;
