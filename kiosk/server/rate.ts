import { CLOCK } from './clock.ts';

/** A burst, and then a rate per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Remembered names; the quietest is forgotten and starts anew. */
const MAX_NAMES = 10_000;

export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();

  /** @param ms monotonic milliseconds */
  constructor(
    private readonly rate: Rate,
    private readonly ms: () => number = CLOCK.ms,
  ) {}

  /** Counts and allows one more action. */
  allows(name: string): boolean {
    const left = this.left(name);
    this.#keep(name, left < 1 ? left : left - 1);
    return left >= 1;
  }

  /** Takes a count back. */
  giveBack(name: string): void {
    this.#keep(name, this.left(name) + 1);
  }

  /** The remaining actions; counts nothing. */
  left(name: string): number {
    const { burst, perSecond } = this.rate;
    const known = this.#buckets.get(name);
    if (known === undefined) return burst;
    return Math.min(burst, known.left + ((this.ms() - known.at) / 1000) * perSecond);
  }

  isFull(name: string): boolean {
    return this.left(name) >= this.rate.burst;
  }

  #keep(name: string, left: number): void {
    this.#buckets.delete(name);
    this.#buckets.set(name, { left, at: this.ms() });
    const [quietest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_NAMES && quietest !== undefined) this.#buckets.delete(quietest);
  }
}
