import { beforeEach, describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { isUnanswered } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { session, updateSession } from '~/session/store';
import { endOf } from '../support/end-of';
import type { Script } from '../support/hotel';
import { callName, fields, never, offline, payload } from '../support/network';
import { paymentWith } from '../support/stay';
import {
  CHECKIN,
  CODE,
  ENDED,
  failureOf,
  found,
  IN,
  isInTheForm,
  OK,
  OUT,
  PASSPORT,
  SIGNATURE,
  status,
  TO_PAY,
  tablet,
  tokensOf,
} from './old-token';

/** Changing calls with a refused token. The rule: `renewal.test.ts`. */

beforeEach(isInTheForm);

describe('a settlement or check-in that was refused for its token', () => {
  const settlement = { requestId: 'R1001', amount: 48_400, cardToken: 'token-1', invoiceName: 'ヤマダ' };

  it('is made once more, the same in all but the token', async () => {
    updateSession({ payment: paymentWith() });
    const { hotel, seen, asked } = tablet({ settlement: [ENDED, OK] });
    await hotel.ask(calls.settlement, settlement);
    expect(asked()).toEqual(['settlement', ...IN, TO_PAY, 'settlement']);
    const [first, second] = seen.filter((one) => callName(one) === 'settlement');
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.auth_token).toBe('new-token');
  });

  it.each<[string, Script]>([
    ['no connection', { checkin_authtoken_request: [offline] }],
    ['no answer', { checkin_info_request: [never] }],
    ['a page of a proxy', { checkin_info_request: [status(502, '<html>')] }],
    ['a reservation of somebody else', { checkin_info_request: [found({ number_of_person: 3 })] }],
  ])('leaves nothing open where the look-up meets %s', async (_, script) => {
    for (const asks of [
      (hotel: Hotel) => hotel.ask(calls.settlement, settlement),
      (hotel: Hotel) => hotel.ask(calls.executeCheckin, { guestInfo: [] }),
    ]) {
      const { hotel } = tablet({ settlement: [ENDED], ...script });
      const error = await failureOf(asks(hotel));
      expect(isUnanswered(error)).toBe(false);
      expect(['network', 'timeout', 'invalid-format', 'session-ended']).toContain(error.fault.kind);
    }
  });

  it('leaves open what the second one leaves open', async () => {
    const { hotel, asked } = tablet({ settlement: [ENDED, offline] });
    expect(isUnanswered(await failureOf(hotel.ask(calls.settlement, settlement)))).toBe(true);
    expect(asked().filter((name) => name === 'settlement')).toHaveLength(2);
  });
});

describe('what the hotel may have kept with the old token', () => {
  const delivered = { signature: 'signature-image', passport: 'passport-image', checkin: false };
  const checkIn = (hotel: Hotel) => hotel.ask(calls.executeCheckin, { guestInfo: [] });

  it('is sent again before the check-in', async () => {
    updateSession({ delivered });
    const { hotel, seen, asked } = tablet();
    await checkIn(hotel);
    expect(asked()).toEqual([CHECKIN, ...IN, SIGNATURE, PASSPORT, CHECKIN]);
    expect(fields(seen[3]?.body ?? '')).toEqual({ base64_signature_image: 'signature-image' });
    expect(tokensOf(seen).slice(3)).toEqual(['new-token', 'new-token', 'new-token']);
    expect(session().delivered).toEqual(delivered);
  });

  it('is sent with the next try where it could not be sent', async () => {
    updateSession({ delivered });
    const { hotel, asked } = tablet({ [PASSPORT]: [offline] });
    expect(await endOf(checkIn(hotel))).toBe('network');
    expect(asked()).toEqual([CHECKIN, ...IN, SIGNATURE, PASSPORT]);
    expect(session().delivered).toEqual({ ...delivered, passport: undefined });
  });

  it('is left alone where the guest is checked in, and waits where that is not known', async () => {
    updateSession({ delivered: { ...delivered, checkin: true } });
    const after = tablet();
    await after.code();
    updateSession({ authToken: 'old-token', delivered, isCheckinUnanswered: true });
    const open = tablet();
    await open.code();
    for (const { asked } of [after, open]) expect(asked()).toEqual([CODE, ...IN, CODE]);
    expect(session().delivered).toEqual({ signature: undefined, passport: undefined, checkin: false });
  });
});

describe('at check-out', () => {
  const waiting = { ...newCheckout('ヤマダ'), requestId: 'R7' };
  const rooms = ['401', '402'];
  const settled = (room_num: readonly string[]): Script => ({
    checkout_info_request: [() => payload({ status: 14, room_num })],
  });
  const checkOut = async (script: Script = {}) => {
    const { hotel, asked } = tablet({ execute_checkout_request: [ENDED, OK], ...script });
    const end = await endOf(hotel.ask(calls.executeCheckout, { invoiceName: 'ヤマダ', rooms: ['401'] }));
    return [end, asked().length];
  };

  it('a guest keeps the place in the queue', async () => {
    updateSession({ reservation: undefined, checkout: waiting });
    const { hotel, asked } = tablet({ checkout_info_result: [ENDED, () => payload({ status: 2 })] });
    await hotel.ask(calls.queueResult, { requestId: 'R7' });
    expect(asked()).toEqual(['checkout_info_result', ...OUT, 'checkout_info_result']);
  });

  it.each<[string, object, Script, 'done' | 'session-ended']>([
    ['the same request', { checkout: { ...waiting, rooms } }, {}, 'done'],
    [
      'another request',
      { checkout: { ...waiting, rooms } },
      { checkout_info_request: [() => payload({ request_id: 'R8' })] },
      'session-ended',
    ],
    [
      'no request, only words',
      { checkout: { ...waiting, rooms } },
      { checkout_info_request: [() => payload({ message: 'フロントへ' })] },
      'session-ended',
    ],
    [
      'that it is paid, as it was here',
      { checkout: { ...waiting, rooms: ['402'] }, payment: paymentWith({ settlement: 'paid' }) },
      settled(rooms),
      'done',
    ],
    [
      'that it is paid, and the guest has not',
      { checkout: { ...waiting, rooms }, payment: paymentWith() },
      settled(rooms),
      'session-ended',
    ],
    [
      'other rooms that are paid',
      { checkout: { ...waiting, rooms }, payment: paymentWith({ settlement: 'paid' }) },
      settled(['401']),
      'session-ended',
    ],
  ])('the hotel finds %s', async (_, known, script, end) => {
    updateSession({ reservation: undefined, ...known });
    expect(await checkOut(script)).toEqual([end, end === 'done' ? 4 : 3]);
  });
});
