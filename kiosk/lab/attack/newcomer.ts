import type { Tally } from './group.ts';
import type { Target } from './target.ts';
import { ask } from './wire.ts';

const ADDRESS = '127.0.200.1';
/** In ms: only a stuck server takes longer. */
const LONGEST_MS = 120_000;
/** A small whole payment always has room. */
const PAYMENT = '/api/v1/client/payment/settlement?mark=small';

/** Health, the page and a payment reach somebody else within the target's time. */
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
