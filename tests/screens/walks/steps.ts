import fc from 'fast-check';
import type { House } from './houses';

/** Guests of the demo hotel with different ways, and an unknown one. */
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

/** The guests of the hotel. */
export const DEPARTING = ['ヤマダ タロウ', 'セイサン ナシコ', 'セイサン スミオ', 'ヘヤ バンゴウ'] as const;

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

/** The frequency of steps: mostly forward, often wrong. */
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
  'change for the worse': 3,
  'come from abroad': 2,
  'pay without an answer': 3,
  'leave while it is asked': 2,
  'look up another': 1,
} as const;

/** `which` chooses among several. */
export interface Step {
  readonly does: keyof typeof WEIGHTS;
  readonly which: number;
  /** The next step comes before this one rests. */
  readonly isImpatient: boolean;
}

const deeds = Object.keys(WEIGHTS).filter((name): name is Step['does'] => name in WEIGHTS);

export interface Walk {
  readonly system: House['system'];
  /** The tablet's first settings of the back end. */
  readonly settings: number;
  readonly name: number;
  /** Screens of one of the journeys that a guest who knows the way has passed before. */
  readonly passed: number;
  readonly journey: number;
  readonly steps: readonly Step[];
  /** Whether the guest listens. */
  readonly listens: boolean;
}

export const walksIn = (system: House['system'], longest: number): fc.Arbitrary<Walk> =>
  fc.record({
    system: fc.constant(system),
    settings: fc.nat({ max: 2 }),
    name: fc.nat({ max: NAMES.length - 1 }),
    passed: fc.nat({ max: 9 }),
    journey: fc.nat({ max: 1 }),
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
    listens: fc.boolean(),
  });
