import { createHash, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../network.ts';
import { type Rate, RateLimit } from '../rate.ts';

/** How many wrong tokens may come. */
export interface GuessRates {
  readonly ofOne: Rate;
  readonly inAll: Rate;
}

/** What a token that was brought is: `slow` where it was not even compared. */
export type Judgement = 'right' | 'wrong' | 'slow';

/** The one name under which all addresses are counted together. */
const ALL = 'all';

/**
 * Compares tokens, and slows down those who guess. An address with too many wrong ones is not compared for a while. When all
 * together bring too many, that goes for every address with a wrong one lately: staff elsewhere, with the right one, get in.
 */
export class TokenGuard {
  readonly #token: string;
  readonly #ofOne: RateLimit;
  readonly #inAll: RateLimit;

  /** @param ms a clock that never goes back, in milliseconds */
  constructor(token: string, { ofOne, inAll }: GuessRates, ms?: () => number) {
    this.#token = token;
    this.#ofOne = new RateLimit(ofOne, ms);
    this.#inAll = new RateLimit(inAll, ms);
  }

  /** A request without any token is no guess: a browser sends one before it asks for the password. */
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

/** The token that a header brings as `Bearer`. */
export const bearerIn = (header: string): string | undefined => /^bearer +(.*)$/iu.exec(header)?.[1];

/** Compares hashes, so that the time it takes reveals nothing of the token. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
