import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payer, PaymentClaim, Payments } from '../payments.ts';
import type { PaymentRecord } from './payments-in-store.ts';
import type { SharedStore } from './redis-store.ts';

/** In ms, for an absent or new store. */
const WAIT_FOR_STORE_MS = 8_000;
const ASK_AGAIN_MS = 150;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Payments of several gateways, in their shared store. */
export class SharedPayments implements Payments {
  /** In the order of telling. */
  readonly #told = new Map<string, { readonly what: PaymentRecord; readonly at: number }>();

  constructor(private readonly store: SharedStore) {
    store.onReturn(() => void this.tellAgain());
  }

  async claim(payment: string, payer: Payer): Promise<PaymentClaim> {
    const claim = randomUUID();
    const until = performance.now() + WAIT_FOR_STORE_MS;
    do {
      try {
        const kind = await this.store.claimPayment(payment, claim, payer);
        if (kind === 'claimed') {
          this.#note(payment, { payer, claim });
          return { kind, claim };
        }
        if (kind !== 'young') return { kind };
      } catch {}
      await pause(ASK_AGAIN_MS);
    } while (performance.now() < until);
    return { kind: 'unknown' };
  }

  async book(payment: string): Promise<void> {
    this.#note(payment, 'booked');
    // The store hears it again when it is back; until then the payment counts as sent.
    await this.store.bookPayment(payment).catch(() => undefined);
  }

  async free(payment: string, claim: string): Promise<void> {
    this.#told.delete(payment);
    await this.store.freePayment(payment, claim).catch(() => undefined);
  }

  /** Tells a store that was away or lost data this gateway's payments of the last day. */
  async tellAgain(): Promise<void> {
    this.#tidy();
    const records = new Map([...this.#told].map(([payment, { what }]) => [payment, what]));
    if (records.size > 0) await this.store.tellPayments(records).catch(() => undefined);
  }

  #note(payment: string, what: PaymentRecord): void {
    this.#told.delete(payment);
    this.#told.set(payment, { what, at: performance.now() });
    this.#tidy();
  }

  #tidy(): void {
    for (const [payment, { at }] of this.#told) {
      if (performance.now() - at < DAY_MS) return;
      this.#told.delete(payment);
    }
  }
}
