import { AS_DATA } from './hotel-headers.ts';
import { type Share, Shares } from './idempotency-shares.ts';

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
  /** Who asks: each sender has a share of the memory. */
  readonly sender: string;
  /** A payment is never forgotten early. */
  readonly isPayment: boolean;
}

const USUAL = {
  /** Milliseconds from an answer until its request is forgotten. */
  rememberMs: 600_000,
  /** Requests remembered, those under way included. */
  requests: 10_000,
  /** Requests remembered of one sender. */
  requestsOfOne: 1_000,
  /** Bytes of all bodies remembered. */
  bytes: 8 * 1024 * 1024,
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
   * @returns `mismatch` when another request came under this key, `full` when there is no room for one more: nothing was
   *   made then
   */
  outcomeOf(
    key: string,
    request: KeyedRequest,
    make: () => Promise<Outcome>,
  ): Promise<Outcome | 'mismatch' | 'full'> | 'mismatch' | 'full';
}

/** Makes a request that arrives several times under one key only once, and gives every arrival the first one's answer. */
export class IdempotencyStore implements Once {
  readonly #limits: StoreLimits;
  readonly #underWay = new Map<string, Made>();
  /** In the order in which they finished. */
  readonly #finished = new Map<string, Finished>();
  readonly #shares = new Shares();
  #bytes = 0;

  constructor(limits: Partial<StoreLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  isHere(key: string): boolean {
    this.#forgetOld();
    return this.#underWay.has(key) || this.#finished.has(key);
  }

  knows(key: string): boolean {
    return this.isHere(key);
  }

  outcomeOf(
    key: string,
    request: KeyedRequest,
    make: () => Promise<Outcome>,
  ): Promise<Outcome> | 'mismatch' | 'full' {
    this.#forgetOld();
    const known = this.#underWay.get(key) ?? this.#finished.get(key);
    if (known !== undefined)
      return known.request.fingerprint === request.fingerprint ? known.outcome : 'mismatch';
    if (!this.#makeRoom(request.sender)) return 'full';
    const outcome = make().catch(() => ANSWER_UNKNOWN);
    this.#underWay.set(key, { request, outcome });
    this.#shares.of(request.sender).requests += 1;
    void outcome.then((made) => this.#finish(key, request, made));
    return outcome;
  }

  #forgetOld(): void {
    const oldest = this.#limits.now() - this.#limits.rememberMs;
    for (const [key, { at }] of this.#finished) {
      if (at > oldest) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    this.#dropBody(key);
    const made = this.#finished.get(key);
    if (made === undefined) return;
    const { sender } = made.request;
    const share = this.#shares.of(sender);
    share.forgettable.delete(key);
    share.requests -= 1;
    this.#finished.delete(key);
    this.#shares.tidy(sender);
  }

  /** A sender with too many gives up its own first. Where all have too many, the one with most to give does. */
  #makeRoom(sender: string): boolean {
    const { requests, requestsOfOne } = this.#limits;
    const own = this.#shares.of(sender);
    const hasRoom =
      (own.requests < requestsOfOne || this.#forgetOneOf(own)) &&
      (this.#underWay.size + this.#finished.size < requests ||
        this.#forgetOneOf(this.#shares.largest(({ forgettable }) => forgettable.size)));
    this.#shares.tidy(sender);
    return hasRoom;
  }

  #forgetOneOf(share: Share | undefined): boolean {
    const [key] = share?.forgettable ?? [];
    if (key === undefined) return false;
    this.#forget(key);
    return true;
  }

  #finish(key: string, request: KeyedRequest, outcome: Outcome): void {
    this.#underWay.delete(key);
    const bytes = outcome === 'broken-off' ? 0 : outcome.body.length;
    const share = this.#shares.of(request.sender);
    this.#finished.set(key, { request, outcome: Promise.resolve(outcome), at: this.#limits.now(), bytes });
    if (!request.isPayment) share.forgettable.add(key);
    if (bytes > 0) (request.isPayment ? share.paymentBodies : share.bodies).add(key);
    share.bytes += bytes;
    this.#bytes += bytes;
    while (this.#bytes > this.#limits.bytes) {
      const largest = this.#shares.largest((one) => one.bytes);
      const [oldest] = (largest?.bodies.size ? largest.bodies : largest?.paymentBodies) ?? [];
      if (oldest === undefined) return;
      this.#dropBody(oldest);
    }
  }

  /** The request itself stays known, so that it is still not made again. */
  #dropBody(key: string): void {
    const made = this.#finished.get(key);
    if (made === undefined || made.bytes === 0) return;
    const share = this.#shares.of(made.request.sender);
    share.bodies.delete(key);
    share.paymentBodies.delete(key);
    share.bytes -= made.bytes;
    this.#bytes -= made.bytes;
    this.#finished.set(key, { ...made, bytes: 0, outcome: Promise.resolve(ANSWER_UNKNOWN) });
  }
}
