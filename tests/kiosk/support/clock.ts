import type { Clock } from '../../../kiosk/server/clock.ts';

export const NOON = Date.parse('2026-11-21T03:00:00.000Z');

/** Clocks that stand at noon in Japan until the test moves them. */
export class TestClock implements Clock {
  #date = NOON;
  #ms = 5_000;

  date = (): Date => new Date(this.#date);
  ms = (): number => this.#ms;

  pass(seconds: number): void {
    this.#date += seconds * 1_000;
    this.#ms += seconds * 1_000;
  }

  set(days: number): void {
    this.#date += days * 86_400_000;
  }
}
