import { randomUUID } from 'node:crypto';
import type { Tally } from './group.ts';
import type { Target } from './target.ts';
import { type Attempt, ask } from './wire.ts';

const CLIENT = '/api/v1/client';
const TOKEN = 'token-of-a-guest';

/** A changing call, with the hotel's answer named by `answer`. */
export const change = (path: string, token: string, form: string, answer = 'plain'): Attempt => ({
  method: 'POST',
  target: `${CLIENT}/${path}?answer=${answer}`,
  headers: [
    ['auth_token', token],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Idempotency-Key', `"${randomUUID()}"`],
  ],
  body: form,
});

export const lookUp = (name: string, answer: 'token' | 'no-guest'): Attempt => ({
  target: `${CLIENT}/rpa/checkin_authtoken_request?name=${name}&answer=${answer}`,
});

/** A known guest is found, pays, signs, checks in and checks out, each within the target's time. */
export async function guestVisit(target: Target, tally: Tally, after: string, from: string): Promise<void> {
  const steps: readonly (readonly [name: string, attempt: Attempt])[] = [
    ['the look-up', lookUp('Yamada', 'token')],
    ['the payment', change('payment/settlement', TOKEN, `request_id=${randomUUID()}&payment_amount=1`)],
    ['the signature', change('upload_agreement_signature', TOKEN, 'signature=a')],
    ['the check-in', change('rpa/execute_checkin_request', TOKEN, 'name=Yamada')],
    ['the check-out', change('rpa/execute_checkout_request', TOKEN, 'room_num=501')],
  ];
  for (const [name, attempt] of steps) {
    const started = performance.now();
    const answer = await ask(target, attempt, { from });
    const ms = Math.round(performance.now() - started);
    tally.note(`${name} of a guest after ${after}`, [
      ...(answer?.status === 200 ? [] : [`${answer?.status ?? 'nothing'} came back`]),
      ...(ms > target.patienceMs ? [`it took ${ms} ms`] : []),
    ]);
  }
}
