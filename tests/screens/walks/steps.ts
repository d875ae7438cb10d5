import fc from 'fast-check';
import type { House } from './houses';

/** Guests of the demo hotel, each with another way through the journeys, and one whom nobody knows. */
export const NAMES = [
  'ヤマダ タロウ',
  'サトウ ハナコ',
  'カイイン ミサキ',
  'カイイン ヒカル',
  'ミセイサン マサル',
  'シハライ サキコ',
  'ヤリナオシ ジュン',
  'タナカ イチロウ',
  'セイサン ナシコ',
  'セイサン スミオ',
  'ヘヤ バンゴウ',
  'ダレデモナイ',
] as const;

/** What nobody should type, and somebody does. */
export const NONSENSE = [
  '',
  ' ',
  '<b>ヌ</b>',
  '🍣🍣',
  '９９９',
  '-1',
  'ヌ'.repeat(400),
  'a@b',
  '\u202Eなえ\u200B',
  '−',
];

/** How often each thing happens at the tablet or to its network: mostly forward, often wrong. */
const WEIGHTS = {
  hurry: 8,
  main: 6,
  'double tap': 3,
  tap: 4,
  'fill in': 3,
  sign: 2,
  'type nonsense': 2,
  'empty a field': 1,
  'press keys': 1,
  back: 3,
  'answer the question': 2,
  'choose a name': 2,
  'time passes': 2,
  'settings change': 1,
  'late answers come': 2,
  'walk away': 1,
  'no card token': 1,
  trouble: 4,
  'change for the worse': 1,
  'pay without an answer': 1,
  'leave while it is asked': 2,
  'look up another': 1,
} as const;

/** Something that happens; `which` chooses where there is a choice. */
export interface Step {
  readonly does: keyof typeof WEIGHTS;
  readonly which: number;
  /** Whether the next step comes before what follows from this one has come to rest. */
  readonly isImpatient: boolean;
}

const deeds = Object.keys(WEIGHTS).filter((name): name is Step['does'] => name in WEIGHTS);

/** Where a walk begins, and what happens then. */
export interface Walk {
  readonly system: House['system'];
  /** Which of the back end's settings the tablet has at first. */
  readonly settings: number;
  readonly name: number;
  readonly steps: readonly Step[];
}

/** Walks at one back end, of up to so many steps. */
export const walksIn = (system: House['system'], longest: number): fc.Arbitrary<Walk> =>
  fc.record({
    system: fc.constant(system),
    settings: fc.nat({ max: 2 }),
    name: fc.nat({ max: NAMES.length - 1 }),
    steps: fc.array(
      fc.oneof(
        ...deeds.map((does) => ({
          weight: WEIGHTS[does],
          arbitrary: fc.record({
            does: fc.constant(does),
            which: fc.nat({ max: 25 }),
            isImpatient: fc.nat({ max: 5 }).map((roll) => roll === 0),
          }),
        })),
      ),
      { minLength: 1, maxLength: longest, size: 'max' },
    ),
  });
