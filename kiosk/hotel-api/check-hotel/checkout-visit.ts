import { setTimeout } from 'node:timers/promises';
import { reservationNameForLookup } from '../../../src/domain/kana.ts';
import type { QueueResult } from '../../../src/hotel/answers.ts';
import { calls } from '../../../src/hotel/calls.ts';
import { billFindings } from './bill.ts';
import type { Caller } from './caller.ts';
import { NEEDS_WRITES } from './checkin-visit.ts';
import { NO_FACILITY } from './house.ts';
import { NOBODY } from './lookup.ts';
import type { Options } from './options.ts';
import { note, wrong } from './report.ts';

const READY = 4;
const WAITING = [1, 2, 3];
const SETTLED = 14;
const QUEUE_CALLS = ['checkout_info_result', 'public_key'];

/** Checks the test reservation out, as far as `writes` allows; never pays. */
export async function tryCheckout(caller: Caller, options: Options): Promise<void> {
  const { name: typed, keepsSpaces, writes } = options;
  await caller.ask(calls.checkoutToken, { name: NOBODY }, 'refusal', 'unknown name');
  const name = reservationNameForLookup(typed, !keepsSpaces);
  const token = await caller.ask(calls.checkoutToken, { name }, 'either');
  caller.knows.authToken = token;
  if (token === undefined || !writes) {
    const why = token === undefined ? 'there is no token of a check-out' : NEEDS_WRITES;
    caller.leaveOut(why, 'checkout_info_request', ...QUEUE_CALLS);
  } else {
    await joinQueue(caller, options);
  }
  caller.leaveOut('would send an e-mail', 'web_email_register');
  caller.leaveOut('would book a payment', 'settlement');
  caller.leaveOut('needs a bill that is paid', 'execute_checkout_request');
}

async function joinQueue(caller: Caller, options: Options): Promise<void> {
  const info = await caller.ask(calls.checkoutInfo, undefined);
  if (info === undefined) return caller.leaveOut('there is no request_id', ...QUEUE_CALLS);
  const { request_id: requestId, status, room_num: rooms, message } = info;
  if (!requestId) {
    const isPaid = status === SETTLED && rooms.length > 0;
    if (!isPaid && message === undefined)
      caller.find(
        ...wrong(
          'queue',
          'checkout_info_request has no request_id, no status 14 with rooms and no message: the guest is only told that something is wrong',
        ),
      );
    return caller.leaveOut(isPaid ? 'the stay is paid already' : 'there is no request_id', ...QUEUE_CALLS);
  }
  const bill = await waitInQueue(caller, requestId, options);
  if (bill !== undefined) {
    caller.find(...billFindings(bill));
    if (bill.payment_amount > 0) caller.seen.add('bill');
  }
  if (caller.knows.facilityId === undefined) caller.leaveOut(NO_FACILITY, 'public_key');
  else await caller.ask(calls.publicKey, { requestId });
}

/** Polls the queue until the bill is ready; undefined if it never is. */
async function waitInQueue(
  caller: Caller,
  requestId: string,
  { waitMs, intervalMs }: Options,
): Promise<QueueResult | undefined> {
  const since = performance.now();
  for (let look = 1; ; look += 1) {
    const place = await caller.ask(
      calls.queueResult,
      { requestId },
      'answer',
      look === 1 ? '' : `look ${look}`,
    );
    if (place === undefined) return undefined;
    if (place.status === READY) return place;
    if (!WAITING.includes(place.status)) {
      const says = place.message === undefined ? ' without a message' : '';
      caller.find(...wrong('queue', `status ${place.status}${says} ends the wait: 1, 2, 3 wait, 4 is ready`));
      return undefined;
    }
    caller.seen.add('wait');
    if (look > 1) caller.forgetGood();
    const limitMs = place.timeout === undefined ? waitMs : place.timeout * 60_000;
    if (performance.now() - since + intervalMs > limitMs) {
      caller.find(
        ...note(
          'queue',
          `no bill within ${Math.ceil(limitMs / 1000)} s: the guest has to ask at the front desk`,
        ),
      );
      return undefined;
    }
    await setTimeout(intervalMs);
  }
}
