import type { Answer } from './answer.ts';
import { type Expected, wrongsOf } from './check-answer.ts';
import type { Kind, Target } from './target.ts';

/** Attacks of one kind. */
export interface Group {
  readonly name: string;
  readonly against: readonly Kind[];
  /** Makes them, and notes each with what got through. */
  readonly run: (target: Target, tally: Tally) => Promise<void>;
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
  all: readonly T[],
  width: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const next of waiting) await act(next);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** A text short enough for a line. */
export const short = (text: string): string => {
  const shown = JSON.stringify(text).slice(1, -1);
  return shown.length > 120 ? `${shown.slice(0, 117)}…` : shown;
};

export const MB = 1024 * 1024;
