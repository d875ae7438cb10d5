import type { Answer } from './answer.ts';
import { type Expected, wrongsOf } from './check-answer.ts';
import type { HostileHotel } from './hostile-hotel.ts';
import type { Measured } from './measured.ts';
import type { ServiceLimits } from './service-limits.ts';
import type { Address } from './wire.ts';

/** The hotel behind a gateway: the suite's own, the demo hotel, or an unknown one. `guarded` is the demo hotel, and lists that ask for a token. */
export type Behind = 'hostile-hotel' | 'demo-hotel' | 'guarded' | 'unknown';

/** The token of the lists of a gateway that is `guarded`. */
export const WATCH_TOKEN = 'a-token-that-nobody-guesses';

/** A gateway that an attack has started. */
export interface Started extends Address {
  readonly close: () => Promise<void>;
}

/** A gateway under attack. */
export interface Target extends Address {
  readonly behind: Behind;
  readonly hotel?: HostileHotel;
  /** Its tenant's folder, where the suite may write in it. */
  readonly tenant?: string;
  /** Memory of its process, in bytes; absent where it is not measured. */
  readonly memory?: () => number;
  /** What its process uses, and what the service grants it; absent where it is not measured. */
  readonly service?: Measured & { readonly limits: ServiceLimits };
  /** Moves its clock forward, where that can be done. */
  readonly forward?: (ms: number) => void;
  /** Starts another gateway with these variables, where each is a process; undefined where it refuses to start. */
  readonly startWith?: (env: Readonly<Record<string, string>>) => Promise<Started | undefined>;
  /** Whether such a gateway takes these settings of a real hotel, where that can be tried. */
  readonly takes?: (settings: unknown) => Promise<boolean>;
  /** The share of the attacks that is made, from 0 to 1. */
  readonly size: number;
}

/** Attacks of one kind. */
export interface Group {
  readonly name: string;
  readonly against: readonly Behind[];
  /** @returns what was attacked, and what got through */
  readonly run: (target: Target) => Promise<Tally>;
}

/** Counts attacks and records those that got through. */
export class Tally {
  attacks = 0;
  readonly findings: string[] = [];

  /** Counts an attack. */
  note(attack: string, wrongs: readonly string[] = []): void {
    this.attacks += 1;
    for (const wrong of wrongs) this.findings.push(`${attack}: ${wrong}`);
  }

  /** Counts an attack and checks its answer; no answer at all is as good as a refusal. */
  check(attack: string, answer: Answer | undefined, expected: Expected = {}): void {
    this.note(attack, answer === undefined ? [] : wrongsOf(answer, expected));
  }
}

/** Some of a table, evenly spread; all of it at size 1. */
export function some<T>(all: readonly T[], size: number): readonly T[] {
  const step = Math.max(1, Math.floor(1 / size));
  return all.filter((_, at) => at % step === 0);
}

/** Does something for all, at most `width` at a time. */
export async function each<T>(
  all: Iterable<T>,
  width: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = all[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** A text short enough for a line. */
export const short = (text: string): string => {
  const shown = JSON.stringify(text).slice(1, -1);
  return shown.length > 120 ? `${shown.slice(0, 117)}…` : shown;
};

export const MB = 1024 * 1024;
