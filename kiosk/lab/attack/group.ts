import type { Answer } from './answer.ts';
import { type Expected, wrongsOf } from './check-answer.ts';
import type { Kind, Target } from './target.ts';

export interface Group {
  readonly name: string;
  readonly against: readonly Kind[];
  readonly run: (target: Target, tally: Tally) => Promise<void>;
}

/** Counts attacks and records successful ones. */
export class Tally {
  attacks = 0;
  readonly findings: string[] = [];

  note(attack: string, wrongs: readonly string[] = []): void {
    this.attacks += 1;
    for (const wrong of wrongs) this.findings.push(`${attack}: ${wrong}`);
  }

  /** Checks an attack's answer; no answer counts as a refusal. */
  check(attack: string, answer: Answer | undefined, expected: Expected = {}): void {
    this.note(attack, answer === undefined ? [] : wrongsOf(answer, expected));
  }
}

/** Some of a table, evenly spread; all at size 1. */
export function some<T>(all: readonly T[], size: number): readonly T[] {
  const step = Math.max(1, Math.floor(1 / size));
  return all.filter((_, at) => at % step === 0);
}

/** Works on all, at most `width` at a time. */
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

export const short = (text: string): string => {
  const shown = JSON.stringify(text).slice(1, -1);
  return shown.length > 120 ? `${shown.slice(0, 117)}…` : shown;
};

export const MB = 1024 * 1024;
