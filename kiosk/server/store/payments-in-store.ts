import { z } from 'zod';
import type { Payer } from '../payments.ts';
import { type Part, type Pool, run } from './part.ts';
import { CLAIM_PAYMENT, FREE_PAYMENT, KNOWS_TOKEN, NOTE_TOKEN, TELL_PAYMENTS } from './payment-scripts.ts';

/** Booked, or the payer and claim. */
export type PaymentRecord = 'booked' | { readonly payer: Payer; readonly claim: string };

/** Lifetime of payments and tokens in ms. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Remembered payments of one tenant. */
export const MOST_PAYMENTS: Readonly<Record<Pool, number>> = {
  guest: 100_000,
  stranger: 2_000,
  probe: Number.MAX_SAFE_INTEGER,
};
const POOLS: readonly Pool[] = ['guest', 'stranger', 'probe'];
/** Remembered tokens of one tenant; the oldest go first. */
export const MOST_TOKENS = 20_000;
/** Payments told in one step, which blocks the store. */
const TOLD_AT_ONCE = 500;

const done = z.literal('OK');
const became = z.enum(['claimed', 'young', 'sent', 'booked', 'full']);

/** Payments made once, and the hotel's tokens, by hashes. */
export function paymentsIn<P extends Pool>(part: Part) {
  const { name, sight } = part;
  const nameOf = (payment: string) => name('payment', payment);
  const pool = (payer: Pool) => name('payments', payer);
  const tell = async (records: readonly (readonly [payment: string, record: PaymentRecord])[]) => {
    const keys = records.map(([payment]) => nameOf(payment));
    const texts = records.map(([, record]) =>
      record === 'booked' ? record : `${record.payer} ${record.claim}`,
    );
    await run(part, TELL_PAYMENTS, done, [pool('guest'), pool('stranger'), ...keys], [DAY_MS, ...texts]);
  };
  return {
    /**
     * Claims a payment before it is sent. `sent`: sent before, without a clear answer. `young`: ask again soon.
     * `full`: no room in the payer's pool.
     * @param claim unique for each payment, the same when asked again
     */
    claimPayment: (payment: string, claim: string, payer: P) =>
      run(
        part,
        CLAIM_PAYMENT,
        became,
        [nameOf(payment), name('born'), name('grown'), pool(payer), pool('stranger')],
        [payer, claim, DAY_MS, sight().run, MOST_PAYMENTS[payer]],
      ),
    bookPayment: (payment: string) => tell([[payment, 'booked']]),
    /** Frees a clearly refused payment unless another claim has it. */
    freePayment: (payment: string, claim: string) =>
      run(part, FREE_PAYMENT, done, [nameOf(payment), ...POOLS.map(pool)], [claim]),
    /** Tells a store that lost data this gateway's payments. Records never fall. */
    tellPayments: async (records: ReadonlyMap<string, PaymentRecord>) => {
      const all = [...records];
      for (let at = 0; at < all.length; at += TOLD_AT_ONCE) await tell(all.slice(at, at + TOLD_AT_ONCE));
    },
    noteToken: (token: string) => run(part, NOTE_TOKEN, done, [name('tokens')], [token, DAY_MS, MOST_TOKENS]),
    knowsToken: async (token: string) =>
      (await run(part, KNOWS_TOKEN, z.number(), [name('tokens')], [token])) === 1,
  };
}
