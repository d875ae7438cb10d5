import type { Tally } from './group.ts';
import type { Target } from './target.ts';
import { ask } from './wire.ts';

/** An address from which no attack is made. */
const ADDRESS = '127.0.200.1';
/** Longer than anything takes that is not stuck. In ms. */
const LONGEST_MS = 120_000;
/** A payment that comes whole is small, and there is always room for it. */
const PAYMENT = '/api/v1/client/payment/settlement?mark=small';

/** Health, the page and a payment come for somebody else, in the time that the target has. */
export async function newcomer(target: Target, tally: Tally, during: string): Promise<void> {
  for (const attempt of [
    { target: '/healthz' },
    { target: '/', headers: [['Accept', 'text/html']] as const },
    { target: PAYMENT, method: 'POST', body: 'a=b' },
  ]) {
    const started = performance.now();
    const answer = await ask(target, attempt, { from: ADDRESS, timeoutMs: LONGEST_MS });
    const ms = Math.round(performance.now() - started);
    tally.note(`${attempt.target} during ${during}`, [
      ...(answer?.status === 200 ? [] : [`${answer?.status ?? 'nothing'} came back`]),
      ...(ms > target.patienceMs ? [`it took ${ms} ms`] : []),
    ]);
  }
}
