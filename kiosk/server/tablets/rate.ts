import { networkOf } from '../network.ts';

/** How much one address may do: so many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Addresses remembered; the one that was quiet longest is forgotten, and then may do as much as a new one. */
const MAX_ADDRESSES = 10_000;

/** Counts what each address does against a rate. */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /** Whether an address may do one more thing now; counts it if so. */
  allows(address: string, at: Date): boolean {
    const name = networkOf(address);
    const left = this.left(address, at);
    this.#buckets.delete(name);
    this.#buckets.set(name, { left: left < 1 ? left : left - 1, at: at.getTime() });
    const [quietest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_ADDRESSES && quietest !== undefined) this.#buckets.delete(quietest);
    return left >= 1;
  }

  /** How much an address may do now; counts nothing. */
  left(address: string, at: Date): number {
    const { burst, perSecond } = this.rate;
    const known = this.#buckets.get(networkOf(address));
    if (known === undefined) return burst;
    const gained = (Math.max(0, at.getTime() - known.at) / 1000) * perSecond;
    return Math.min(burst, known.left + gained);
  }

  /** Whether an address has done nothing lately. */
  isFull(address: string, at: Date): boolean {
    return this.left(address, at) >= this.rate.burst;
  }
}
