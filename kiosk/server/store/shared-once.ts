import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ANSWER_UNKNOWN,
  type IdempotencyStore,
  type KeyedRequest,
  type Once,
  type Outcome,
} from '../idempotency-store.ts';
import { readJson } from '../read-json.ts';
import { type CallRecord, nameOf, printOf, recordSchema, seal, unseal } from './call-record.ts';
import type { Claim } from './calls-in-store.ts';
import type { SharedStore } from './redis-store.ts';

/** How long a payment waits for a store that is away or has just begun, in ms; other calls wait for one that has begun alone. */
const WAIT_FOR_STORE_MS = 8_000;
/** How long a repeated call waits for the gateway that makes the first, in ms: the hotel has 30 s to answer. */
const WAIT_FOR_OUTCOME_MS = 40_000;
/** How often the store is asked again, in ms. */
const ASK_AGAIN_MS = 150;
/** A gateway that has not said for so long that it runs is dead, in ms: after a store has lost its data, all say so within a second. */
const DEAD_MS = 3_000;
/** Claims of this gateway that the store is told again when it has lost them, and how long, in ms. */
const MAX_OWN = 10_000;
const REMEMBER_MS = 600_000;

interface Own {
  readonly record: CallRecord;
  readonly until: number;
}

/**
 * Makes a call that arrives several times under one key only once, at whichever gateways it arrives. Whoever claims it in the store
 * makes it, and writes the outcome there; the others give that. A gateway that dies on the way leaves "unknown". Without the store a
 * payment is not made, as another gateway may have made it: its outcome is unknown. Any other call is made by this gateway's own memory.
 */
export class SharedOnce implements Once {
  /** What this gateway has claimed, in that order. */
  readonly #own = new Map<string, Own>();

  constructor(
    private readonly here: IdempotencyStore,
    private readonly store: SharedStore,
  ) {
    store.onReturn(() => void this.tellAgain());
  }

  isHere(key: string): boolean {
    return this.here.isHere(key);
  }

  async knows(key: string): Promise<boolean> {
    if (this.here.isHere(key)) return true;
    try {
      return (await this.store.read(nameOf(key))) !== null;
    } catch {
      // Another gateway may have made it: nobody may say that it was not sent.
      return true;
    }
  }

  async outcomeOf(
    key: string,
    request: KeyedRequest,
    make: () => Promise<Outcome>,
  ): Promise<Outcome | 'mismatch' | 'full'> {
    if (this.here.isHere(key)) return this.here.outcomeOf(key, request, make);
    const record: CallRecord = {
      by: this.store.gateway,
      claim: randomUUID(),
      print: printOf(key, request.fingerprint),
    };
    const claim = await this.#claim(nameOf(key), record, request);
    if (claim === undefined && request.isPayment) return ANSWER_UNKNOWN;
    if (claim?.kind === 'full') return 'full';
    if (claim?.kind !== 'known') return this.#make(key, record, request, make);
    const known = readJson(claim.record, recordSchema);
    // Our claim went through although we did not hear of it.
    if (known?.claim === record.claim) return this.#make(key, record, request, make);
    if (known !== undefined && known.print !== record.print) return 'mismatch';
    if (this.here.isHere(key)) return this.here.outcomeOf(key, request, make);
    return known === undefined ? ANSWER_UNKNOWN : this.#waitFor(key, known);
  }

  /** Tells a store that has lost its data, or was away, what this gateway has claimed. */
  async tellAgain(): Promise<void> {
    this.#forgetOld();
    for (const [call, { record }] of this.#own) {
      try {
        await this.store.write(call, JSON.stringify(record));
      } catch {
        return;
      }
    }
  }

  /** @returns undefined where the store could not be reached in time */
  async #claim(
    call: string,
    record: CallRecord,
    { isPayment, payer }: KeyedRequest,
  ): Promise<Claim | undefined> {
    const until = performance.now() + WAIT_FOR_STORE_MS;
    do {
      try {
        const claim = await this.store.claim(call, JSON.stringify(record), payer);
        if (claim.kind !== 'young') return claim;
      } catch {
        if (!isPayment) return undefined;
      }
      await pause(ASK_AGAIN_MS);
    } while (performance.now() < until);
    return undefined;
  }

  async #make(
    key: string,
    claimed: CallRecord,
    request: KeyedRequest,
    make: () => Promise<Outcome>,
  ): Promise<Outcome | 'mismatch'> {
    const call = nameOf(key);
    const outcome = this.here.outcomeOf(key, request, make);
    if (outcome === 'mismatch') {
      await this.store.release(call).catch(() => undefined);
      return outcome;
    }
    this.#note(call, claimed);
    const made = await outcome;
    const record = { ...claimed, answer: seal(key, made) };
    this.#note(call, record);
    // Should it fail, the store is told again when it is back.
    void this.store.write(call, JSON.stringify(record)).catch(() => undefined);
    return made;
  }

  #note(call: string, record: CallRecord): void {
    this.#forgetOld();
    this.#own.set(call, { record, until: performance.now() + REMEMBER_MS });
  }

  #forgetOld(): void {
    for (const [call, { until }] of this.#own) {
      if (until > performance.now() && this.#own.size <= MAX_OWN) return;
      this.#own.delete(call);
    }
  }

  async #waitFor(key: string, first: CallRecord): Promise<Outcome> {
    const call = nameOf(key);
    const begun = performance.now();
    let lastAlive = begun;
    let known = first;
    while (known.answer === undefined) {
      if (performance.now() - begun > WAIT_FOR_OUTCOME_MS) return ANSWER_UNKNOWN;
      await pause(ASK_AGAIN_MS);
      try {
        if (await this.store.isAlive(known.by)) lastAlive = performance.now();
        // Asked after that: what a gateway wrote just before its end counts.
        const text = await this.store.read(call);
        known = (text === null ? undefined : readJson(text, recordSchema)) ?? known;
        if (known.answer === undefined && performance.now() - lastAlive > DEAD_MS) return ANSWER_UNKNOWN;
      } catch {
        // The store may be back in time.
        lastAlive = performance.now();
      }
    }
    return unseal(key, known.answer) ?? ANSWER_UNKNOWN;
  }
}
