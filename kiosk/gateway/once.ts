import { AS_DATA } from './hotel-headers.ts';

/** An answer that can be given more than once. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What a request came to: an answer, or a connection that closed without one. */
export type Outcome = Answer | 'broken-off';

/** How much is remembered, and how long. */
export interface OnceLimits {
  /** Milliseconds from an answer until its request is forgotten; default ten minutes. */
  readonly rememberMs: number;
  /** Requests remembered, those under way included; default 1,000. */
  readonly requests: number;
  /** Bytes of all bodies remembered; default 4 MB. */
  readonly bytes: number;
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number;
}

const USUAL: OnceLimits = {
  rememberMs: 600_000,
  requests: 1_000,
  bytes: 4 * 1024 * 1024,
  now: () => performance.now(),
};

/** In place of a body that was too large to keep: the request was made, but its answer is no longer known. */
const ANSWER_UNKNOWN: Answer = {
  status: 504,
  headers: [...Object.entries(AS_DATA), ['Lobby-Gateway', 'no-answer']],
  body: new Uint8Array(),
};

interface Made {
  readonly print: string;
  readonly outcome: Promise<Outcome>;
}

interface Finished extends Made {
  readonly at: number;
  readonly bytes: number;
}

/** Makes a request that arrives several times under one key only once, and gives every arrival the first one's answer. */
export class Once {
  readonly #limits: OnceLimits;
  readonly #underWay = new Map<string, Made>();
  /** In the order in which they finished. */
  readonly #finished = new Map<string, Finished>();
  #bytes = 0;

  constructor(limits: Partial<OnceLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  /** Whether a request under this key was made, or is under way. */
  knows(key: string): boolean {
    this.#forgetOld();
    return this.#underWay.has(key) || this.#finished.has(key);
  }

  /**
   * Gives the outcome of a request, which is made if it was not yet.
   * @param print tells the request from any other
   * @param make makes it; where it throws, it is not known what became of the request
   * @returns `mismatch` when another request came under this key, `full` when there is no room for one more: nothing was
   *   made then
   */
  outcomeOf(
    key: string,
    print: string,
    make: () => Promise<Outcome>,
  ): Promise<Outcome> | 'mismatch' | 'full' {
    this.#forgetOld();
    const known = this.#underWay.get(key) ?? this.#finished.get(key);
    if (known !== undefined) return known.print === print ? known.outcome : 'mismatch';
    if (!this.#hasRoom()) return 'full';
    const outcome = make().catch(() => ANSWER_UNKNOWN);
    this.#underWay.set(key, { print, outcome });
    void outcome.then((made) => this.#finish(key, print, made));
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
    this.#bytes -= this.#finished.get(key)?.bytes ?? 0;
    this.#finished.delete(key);
  }

  #hasRoom(): boolean {
    if (this.#underWay.size + this.#finished.size < this.#limits.requests) return true;
    const [oldest] = this.#finished.keys();
    if (oldest === undefined) return false;
    this.#forget(oldest);
    return true;
  }

  #finish(key: string, print: string, outcome: Outcome): void {
    this.#underWay.delete(key);
    const bytes = outcome === 'broken-off' ? 0 : outcome.body.length;
    this.#bytes += bytes;
    this.#finished.set(key, {
      print,
      outcome: Promise.resolve(outcome),
      at: this.#limits.now(),
      bytes,
    });
    // The request itself stays known, so that it is still not made again.
    for (const [old, made] of this.#finished) {
      if (this.#bytes <= this.#limits.bytes) return;
      if (made.bytes === 0) continue;
      this.#bytes -= made.bytes;
      this.#finished.set(old, { ...made, bytes: 0, outcome: Promise.resolve(ANSWER_UNKNOWN) });
    }
  }
}
