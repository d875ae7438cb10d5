import { AS_DATA } from './hotel-headers.ts';

export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
}

export type Outcome = Answer | 'broken-off';

export interface KeyedRequest {
  readonly fingerprint: string;
  /** A payment is not made while its past is unknown. */
  readonly isPayment: boolean;
  /** Strangers take no room from guests. */
  readonly payer: 'guest' | 'stranger';
}

const USUAL = {
  /** Milliseconds from the answer until the request is forgotten. */
  rememberMs: 600_000,
  /** Remembered requests: the browser repeats one within seconds. */
  requests: { guest: 10_000, stranger: 500 },
  /** Bytes of all remembered bodies. */
  bytes: { guest: 8 * 1024 * 1024, stranger: 512 * 1024 },
  now: () => performance.now(),
};
export type StoreLimits = Readonly<typeof USUAL>;

/** The body was too large to keep; the request stays made. */
export const ANSWER_UNKNOWN: Answer = {
  status: 504,
  headers: [...Object.entries(AS_DATA), ['Lobby-Gateway', 'no-answer']],
  body: new Uint8Array(),
};

interface MadeRequest {
  readonly request: KeyedRequest;
  readonly outcome: Promise<Outcome>;
}

interface Finished extends MadeRequest {
  readonly at: number;
  readonly bytes: number;
}

export interface Once {
  /** Whether this gateway made or makes the request. */
  isHere(key: string): boolean;
  /** Whether any gateway has made it. */
  knows(key: string): boolean | Promise<boolean>;
  /**
   * Makes a request unless it was made, and gives its outcome.
   * @param make a throw leaves the outcome unknown
   * @returns `mismatch` for another request under this key, `full` without room in a shared store; nothing was
   *   made then
   */
  outcomeOf(
    key: string,
    request: KeyedRequest,
    make: () => Promise<Outcome>,
  ): Promise<Outcome | 'mismatch' | 'full'> | 'mismatch';
}

/** Makes a repeated request once and shares its answer. The oldest go first; payments have their own memory. */
export class IdempotencyStore implements Once {
  readonly #limits: StoreLimits;
  readonly #underWay = new Map<string, MadeRequest>();
  /** In the order of their end. */
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

  #known(key: string): MadeRequest | undefined {
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
      // The request stays known, so that it is not made again.
      this.#bytes[payer] -= one.bytes;
      if (one.bytes > 0) finished.set(key, { ...one, bytes: 0, outcome: Promise.resolve(ANSWER_UNKNOWN) });
    }
  }
}
