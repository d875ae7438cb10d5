import { z } from 'zod';
import type { Payer } from '../payments.ts';
import { type Part, type Pool, run } from './part.ts';
import { CLAIM_PAYMENT, FREE_PAYMENT, KNOWS_TOKEN, NOTE_TOKEN, TELL_PAYMENTS } from './payment-scripts.ts';

/** What is known of a payment: booked, or who sent it, and under which claim. */
export type PaymentRecord = 'booked' | { readonly payer: Payer; readonly claim: string };

/** How long payments and tokens are remembered, in ms. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Payments remembered of one tenant. */
export const MOST_PAYMENTS: Readonly<Record<Pool, number>> = {
  guest: 100_000,
  stranger: 2_000,
  probe: Number.MAX_SAFE_INTEGER,
};
const POOLS: readonly Pool[] = ['guest', 'stranger', 'probe'];
/** Tokens remembered of one tenant; the oldest go first. */
export const MOST_TOKENS = 20_000;
/** Payments told in one step: the store does nothing else meanwhile. */
const TOLD_AT_ONCE = 500;

const done = z.literal('OK');
const became = z.enum(['claimed', 'young', 'sent', 'booked', 'full']);

/** Payments that are made once, and tokens that the hotel issued, all by hashes. */
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
     * Claims a payment before it is sent. `claimed`: send it. `sent`: it was sent before, and no clear answer is known. `booked`: it is
     * paid. `young`: ask again in a moment. `full`: the payer's pool has no room.
     * @param claim another one for each payment that is to be made, the same when it is asked again
     */
    claimPayment: (payment: string, claim: string, payer: P) =>
      run(
        part,
        CLAIM_PAYMENT,
        became,
        [nameOf(payment), name('born'), name('grown'), pool(payer), pool('stranger')],
        [payer, claim, DAY_MS, sight().run, MOST_PAYMENTS[payer]],
      ),
    /** The hotel has booked it: nobody makes it again. */
    bookPayment: (payment: string) => tell([[payment, 'booked']]),
    /** The hotel has clearly refused it: it can be made again, unless another claim has it by now. */
    freePayment: (payment: string, claim: string) =>
      run(part, FREE_PAYMENT, done, [nameOf(payment), ...POOLS.map(pool)], [claim]),
    /** Tells a store that may have lost it what this gateway knows of payments. No record is ever lowered. */
    tellPayments: async (records: ReadonlyMap<string, PaymentRecord>) => {
      const all = [...records];
      for (let at = 0; at < all.length; at += TOLD_AT_ONCE) await tell(all.slice(at, at + TOLD_AT_ONCE));
    },
    /** Remembers a token that the hotel issued. */
    noteToken: (token: string) => run(part, NOTE_TOKEN, done, [name('tokens')], [token, DAY_MS, MOST_TOKENS]),
    /** Whether the hotel issued this token within a day. */
    knowsToken: async (token: string) =>
      (await run(part, KNOWS_TOKEN, z.number(), [name('tokens')], [token])) === 1,
  };
}
