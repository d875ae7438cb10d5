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

/** In ms: a payment's wait for an absent or new store; other calls wait only for a new one. */
const WAIT_FOR_STORE_MS = 8_000;
/** In ms: a repeated call's wait for the first gateway; the hotel has 30 s. */
const WAIT_FOR_OUTCOME_MS = 40_000;
const ASK_AGAIN_MS = 150;
/** In ms: a gateway silent for so long is dead, as all report within a second after a store lost data. */
const DEAD_MS = 3_000;
/** Claims of this gateway that a store hears again, and their lifetime in ms. */
const MAX_OWN = 10_000;
const REMEMBER_MS = 600_000;

interface Own {
  readonly record: CallRecord;
  readonly until: number;
}

/**
 * Makes a repeated call once across all gateways: the gateway with the claim writes the outcome into the store; a
 * dead one leaves "unknown". Without the store, a payment is not made, since another gateway may have made it; other
 * calls use this gateway's memory.
 */
export class SharedOnce implements Once {
  /** In the order of claims. */
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
    // Our claim succeeded without our hearing of it.
    if (known?.claim === record.claim) return this.#make(key, record, request, make);
    if (known !== undefined && known.print !== record.print) return 'mismatch';
    if (this.here.isHere(key)) return this.here.outcomeOf(key, request, make);
    return known === undefined ? ANSWER_UNKNOWN : this.#waitFor(key, known);
  }

  /** Tells a store that was away or lost data this gateway's claims. */
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

  /** @returns undefined without the store */
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
    // The store hears a failed write again when it is back.
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
        // Read last: a dying gateway's final word counts.
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
