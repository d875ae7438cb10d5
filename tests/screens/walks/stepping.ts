import { vi } from 'vitest';

const STEP_MS = 1000;

/** Knows whether a step in the browser's history is under way. */
export class Stepping {
  #at: number | undefined;

  readonly begins = (): void => {
    this.#at = vi.getRealSystemTime();
  };

  readonly comes = (): void => {
    this.#at = undefined;
  };

  /** A browser may merge steps, and a futile one never comes. */
  get isUnderWay(): boolean {
    return this.#at !== undefined && vi.getRealSystemTime() - this.#at < STEP_MS;
  }
}
