import { AS_DATA } from './hotel-headers.ts';

/** An answer that can be given more than once. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What a request came to: an answer, or a connection that closed without one. */
export type Outcome = Answer | 'broken-off';

/** A request that is to be made once. */
export interface KeyedRequest {
  /** Tells the request from any other. */
  readonly fingerprint: string;
  /** A payment is not made where nobody can say whether it was made before. */
  readonly isPayment: boolean;
  /** A stranger's requests take no room from a guest's. */
  readonly payer: 'guest' | 'stranger';
}

const USUAL = {
  /** Milliseconds from an answer until its request is forgotten. */
  rememberMs: 600_000,
  /** Answered requests that are remembered: the browser's own second sending comes within seconds. */
  requests: { guest: 10_000, stranger: 500 },
  /** Bytes of all bodies that are remembered. */
  bytes: { guest: 8 * 1024 * 1024, stranger: 512 * 1024 },
  /** A clock in milliseconds that never goes back. */
  now: () => performance.now(),
};
/** How much is remembered, and how long. */
export type StoreLimits = Readonly<typeof USUAL>;

/** In place of a body that was too large to keep: the request was made, but its answer is no longer known. */
export const ANSWER_UNKNOWN: Answer = {
  status: 504,
  headers: [...Object.entries(AS_DATA), ['Lobby-Gateway', 'no-answer']],
  body: new Uint8Array(),
};

interface Made {
  readonly request: KeyedRequest;
  readonly outcome: Promise<Outcome>;
}

interface Finished extends Made {
  readonly at: number;
  readonly bytes: number;
}

/** Makes requests with a key once. */
export interface Once {
  /** Whether this gateway has made the request under this key, or is making it. */
  isHere(key: string): boolean;
  /** Whether any gateway has. */
  knows(key: string): boolean | Promise<boolean>;
  /**
   * Gives the outcome of a request, which is made if it was not yet.
   * @param make makes it; where it throws, it is not known what became of the request
   * @returns `mismatch` when another request came under this key, `full` when a shared store has no room for it: nothing was
   *   made then
   */
  outcomeOf(
    key: string,
    request: KeyedRequest,
    make: () => Promise<Outcome>,
  ): Promise<Outcome | 'mismatch' | 'full'> | 'mismatch';
}

/**
 * Makes a request that arrives several times under one key only once, and gives every arrival the first one's answer. The oldest
 * answers go first where there are too many: payments have a memory of their own.
 */
export class IdempotencyStore implements Once {
  readonly #limits: StoreLimits;
  readonly #underWay = new Map<string, Made>();
  /** In the order in which they finished. */
  readonly #finished = { guest: new Map<string, Finished>(), stranger: new Map<string, Finished>() };
  readonly #bytes = { guest: 0, stranger: 0 };

  constructor(limits: Partial<StoreLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  isHere(key: string): boolean {
    return this.#known(key) !== undefined;
  }

  knows(key: string): boolean {
    return this.isHere(key);
  }

  outcomeOf(key: string, request: KeyedRequest, make: () => Promise<Outcome>): Promise<Outcome> | 'mismatch' {
    const known = this.#known(key);
    if (known !== undefined)
      return known.request.fingerprint === request.fingerprint ? known.outcome : 'mismatch';
    const outcome = make().catch(() => ANSWER_UNKNOWN);
    this.#underWay.set(key, { request, outcome });
    void outcome.then((made) => this.#finish(key, request, made));
    return outcome;
  }

  #known(key: string): Made | undefined {
    this.#tidy('guest');
    this.#tidy('stranger');
    return this.#underWay.get(key) ?? this.#finished.guest.get(key) ?? this.#finished.stranger.get(key);
  }

  #finish(key: string, request: KeyedRequest, outcome: Outcome): void {
    const { payer } = request;
    this.#underWay.delete(key);
    const bytes = outcome === 'broken-off' ? 0 : outcome.body.length;
    const at = this.#limits.now();
    this.#finished[payer].set(key, { request, outcome: Promise.resolve(outcome), at, bytes });
    this.#bytes[payer] += bytes;
    this.#tidy(payer);
  }

  #tidy(payer: 'guest' | 'stranger'): void {
    const { now, rememberMs, requests, bytes } = this.#limits;
    const finished = this.#finished[payer];
    for (const [key, one] of finished) {
      if (now() - one.at < rememberMs && finished.size <= requests[payer]) break;
      this.#bytes[payer] -= one.bytes;
      finished.delete(key);
    }
    for (const [key, one] of finished) {
      if (this.#bytes[payer] <= bytes[payer]) return;
      // The request itself stays known, so that it is still not made again.
      this.#bytes[payer] -= one.bytes;
      if (one.bytes > 0) finished.set(key, { ...one, bytes: 0, outcome: Promise.resolve(ANSWER_UNKNOWN) });
    }
  }
}
