import type { Hotel } from './hotel.ts';
import type { Machine } from './machine.ts';
import type { Network } from './network.ts';
import type { Views } from './reference.ts';
import type { Screen } from './screen.ts';

/** What a story works with. */
export interface Lab {
  readonly machine: Machine;
  readonly network: Network;
  readonly hotel: Hotel;
  readonly screen: Screen;
  readonly views: Views;
}

/** One thing that has to hold on a real machine. */
export interface Story {
  /** What holds, in a few words: the line that is printed, and what WORDS choose by. */
  readonly name: string;
  /** Whether it belongs to every run: the others need it. */
  readonly always?: boolean;
  /** @returns figures for the line @throws {Error} that says what does not hold */
  run(lab: Lab): Promise<string | undefined>;
}

/** @throws {Error} when something does not hold */
export function hold(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
