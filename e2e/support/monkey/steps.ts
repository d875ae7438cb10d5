import { createDice } from '../../../kiosk/soak/page/dice.ts';
import type { Settings, System } from '../tenant.ts';
import { TENANTS } from './tenants.ts';

/** What happens at the tablet or to its network, and how often: mostly forward, often wrong. */
const WEIGHTS = [
  ['hurry', 7],
  ['main', 5],
  ['double tap', 3],
  ['tap', 5],
  ['type what is right', 2],
  ['type nonsense', 3],
  ['press keys', 2],
  ['fill in everything', 3],
  ['sign', 1],
  ['back by the bar', 2],
  ['back by the browser', 3],
  ['back to the search', 1],
  ['fault', 5],
  ['no network', 1],
  ['staff move the queue', 1],
  ['change the comfort', 1],
  ['turn the tablet', 1],
] as const;
type Deed = (typeof WEIGHTS)[number][0];

/** Something that happens; `which` chooses where there is a choice. */
export interface Step {
  readonly does: Deed;
  readonly which: number;
  /** Whether the next step comes before what follows from this one has come to rest. */
  readonly isImpatient: boolean;
}

/** A walk: the hotel it begins in, and its steps. */
export interface Walk {
  readonly seed: number;
  readonly system: System;
  readonly settings: Settings;
  readonly steps: readonly Step[];
}

const LENGTH = 60;
const LARGEST = 10_000;
const BAG = WEIGHTS.flatMap(([does, weight]) => Array<Deed>(weight).fill(does));

/** The walk of a seed, always the same one: even seeds speak `legacy`, odd ones `cico`, and the hotels come in turns. */
export function walkOf(seed: number): Walk {
  const dice = createDice(scramble(seed));
  const system = seed % 2 === 0 ? 'legacy' : 'cico';
  const settings = TENANTS[Math.floor(seed / 2) % TENANTS.length] ?? {};
  const steps = Array.from({ length: LENGTH }, () => ({
    does: dice.pick(BAG),
    which: dice.roll(LARGEST),
    isImpatient: dice.roll(6) === 0,
  }));
  return { seed, system, settings, steps };
}

/** Seeds that follow each other would begin with nearly the same numbers. Murmur's last step. */
function scramble(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 16), 0x85eb_ca6b);
  return Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
}
