import { randomUUID } from 'node:crypto';
import { callsIn } from './calls-in-store.ts';
import type { Part } from './part.ts';
import { paymentsIn } from './payments-in-store.ts';
import { FORGETFUL, StoreTrouble } from './store-state.ts';

/** Makes and removes a claim and a payment. @param gateway tells proofs apart @throws the store's error, StoreTrouble */
export async function prove(part: Part, gateway: string): Promise<void> {
  const calls = callsIn<'probe'>(part);
  const payments = paymentsIn<'probe'>(part);
  const name = `probe-${gateway}`;
  const [mine, other] = [gateway, randomUUID()];
  // A broken proof may have left its claim.
  await calls.release(name);
  const steps = [
    (await calls.claim(name, mine, 'probe')).kind === 'claimed',
    (await calls.claim(name, other, 'probe')).kind === 'known',
    (await calls.write(name, other)) === 'OK' && (await calls.read(name)) === other,
    (await calls.release(name)) === 1,
    (await payments.claimPayment(name, mine, 'probe')) === 'claimed',
    (await payments.claimPayment(name, other, 'probe')) === 'sent',
    (await payments.freePayment(name, mine)) === 'OK',
    !(await payments.knowsToken(name)),
  ];
  if (steps.includes(false)) throw new StoreTrouble(FORGETFUL);
}
