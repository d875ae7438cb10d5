import { createHash, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../network.ts';
import { type Rate, RateLimit } from '../rate.ts';

export interface GuessRates {
  readonly ofOne: Rate;
  readonly inAll: Rate;
}

/** `slow` means not compared at all. */
export type Judgement = 'right' | 'wrong' | 'slow';

/** Counts all addresses together. */
const ALL = 'all';

/** Slows guessing: an address with many wrong tokens waits; when all send many, only recently wrong ones wait. */
export class TokenGuard {
  readonly #token: string;
  readonly #ofOne: RateLimit;
  readonly #inAll: RateLimit;

  /** @param ms monotonic milliseconds */
  constructor(token: string, { ofOne, inAll }: GuessRates, ms?: () => number) {
    this.#token = token;
    this.#ofOne = new RateLimit(ofOne, ms);
    this.#inAll = new RateLimit(inAll, ms);
  }

  /** A request without a token is no guess: a browser sends one before it asks for the password. */
  judge(given: string | undefined, address: string): Judgement {
    if (given === undefined) return 'wrong';
    const network = networkOf(address);
    const isSpent = this.#ofOne.left(network) < 1;
    const isOneOfMany = this.#inAll.left(ALL) < 1 && !this.#ofOne.isFull(network);
    if (isSpent || isOneOfMany) return 'slow';
    if (isSame(given, this.#token)) return 'right';
    this.#ofOne.allows(network);
    this.#inAll.allows(ALL);
    return 'wrong';
  }
}

export const bearerIn = (header: string): string | undefined => /^bearer +(.*)$/iu.exec(header)?.[1];

/** Compares hashes, whose timing reveals nothing of the token. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
