import { CLOCK } from './clock.ts';

/** How much somebody may do: so many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Names remembered; the one that was quiet longest is forgotten, and then may do as much as a new one. */
const MAX_NAMES = 10_000;

/** Counts what everybody does against a rate, by names such as networks. */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();

  /** @param ms a clock that never goes back, in milliseconds */
  constructor(
    private readonly rate: Rate,
    private readonly ms: () => number = CLOCK.ms,
  ) {}

  /** Whether one more thing may be done now; counts it if so. */
  allows(name: string): boolean {
    const left = this.left(name);
    this.#keep(name, left < 1 ? left : left - 1);
    return left >= 1;
  }

  /** Does not count a thing that was counted. */
  giveBack(name: string): void {
    this.#keep(name, Math.min(this.rate.burst, this.left(name) + 1));
  }

  /** How much may be done now; counts nothing. */
  left(name: string): number {
    const { burst, perSecond } = this.rate;
    const known = this.#buckets.get(name);
    if (known === undefined) return burst;
    return Math.min(burst, known.left + ((this.ms() - known.at) / 1000) * perSecond);
  }

  /** Whether nothing was done lately. */
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
