import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payer, PaymentClaim, Payments } from '../payments.ts';
import type { PaymentRecord } from './payments-in-store.ts';
import type { SharedStore } from './redis-store.ts';

/** How long a payment waits for a store that is away or has just begun, in ms. */
const WAIT_FOR_STORE_MS = 8_000;
/** How often the store is asked again, in ms. */
const ASK_AGAIN_MS = 150;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The payments of several gateways, in the store that they share. */
export class SharedPayments implements Payments {
  /** In the order in which they were told. */
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
      } catch {
        // It may be back in time.
      }
      await pause(ASK_AGAIN_MS);
    } while (performance.now() < until);
    return { kind: 'unknown' };
  }

  async book(payment: string): Promise<void> {
    this.#note(payment, 'booked');
    // Should it fail, the store is told again when it is back; until then the payment counts as sent.
    await this.store.bookPayment(payment).catch(() => undefined);
  }

  async free(payment: string, claim: string): Promise<void> {
    this.#told.delete(payment);
    await this.store.freePayment(payment, claim).catch(() => undefined);
  }

  /** Tells a store that has lost its data, or was away, what this gateway has told it in the last day. */
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
