import { beforeEach, describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { faultOf } from '~/errors/fault';
import { lookAtQueue } from '~/flow/wait';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { scriptedHotel } from '../support/hotel';
import { type Answering, payload } from '../support/network';

const MINUTE_MS = 60_000;
const GENERAL = { kind: 'general' };

beforeEach(() => {
  endVisit();
  updateSession({ authToken: 'guest-token', checkout: newCheckout('ヤマダ') });
});

/** A guest who has waited so long looks at such a queue. */
function looks(answer: Answering, waitedMs: number) {
  const leaving = new AbortController();
  const desk = scriptedHotel({ checkout_info_result: [answer] });
  const ended = lookAtQueue({
    hotel: desk.hotel,
    requestId: 'R1',
    intervalMs: 0,
    since: 1_000_000,
    standardTimeoutMs: 5 * MINUTE_MS,
    signal: leaving.signal,
    now: () => 1_000_000 + waitedMs,
  }).catch((error: unknown) => faultOf(error));
  return { ...desk, leaving, ended };
}
const look = (said: object, waitedMs = 0) => looks(() => payload(said), waitedMs).ended;
const waitsOn = { isCalled: false, place: { ahead: 0, minutes: 0 } };

describe('the queue', () => {
  it.each([1, 2, 3, '1', '2', '3'])('status %j: the guest waits on', async (status) =>
    expect(await look({ status })).toEqual(waitsOn),
  );

  it.each([4, '4'])('status %j: the guest is called', async (status) =>
    expect(await look({ status })).toEqual({ isCalled: true }),
  );

  it.each([0, 5, 9, 14, -1, '9'])('status %j is an error', async (status) => {
    expect(await look({ status })).toEqual(GENERAL);
    expect(await look({ status, message: '受付終了' })).toEqual({ kind: 'message', text: '受付終了' });
  });

  it('is asked with the number of the place', async () => {
    const { ended, seen } = looks(() => payload({ status: 1 }), 0);
    await ended;
    expect(seen.map(({ url }) => url.searchParams.get('request_id'))).toEqual(['R1']);
  });

  it('says how many are ahead and how long', async () =>
    expect(await look({ status: 1, wait_num: 12, wait_time: '25' })).toEqual({
      isCalled: false,
      place: { ahead: 12, minutes: 25 },
    }));
});

describe('what the call brings', () => {
  const LINE = { name: '夕食', date: '2026-11-20', price: '-500' };

  it('rooms, all chosen, the folio, and what there is to pay', async () => {
    const rooms = ['401', '402'];
    await look({ status: 4, room_number_list: rooms, detail_payment: [LINE], payment_amount: '55000' });
    expect(session()).toMatchObject({
      checkout: { isReady: true, roomList: rooms, rooms, folio: [{ ...LINE, price: -500 }] },
      payment: { requestId: 'R1', amount: 55_000, settlement: 'open' },
    });
  });

  it.each([[0], ['0'], [null], [undefined], [-100]])('%j to pay: no payment', async (payment_amount) => {
    await look({ status: 4, payment_amount });
    expect(session().payment).toBeUndefined();
    expect(session().checkout?.isReady).toBe(true);
  });

  it.each([
    [null, []],
    [undefined, []],
    [[], []],
    [[''], []],
    // A repeated room stands once.
    [
      ['401', '401', '402'],
      ['401', '402'],
    ],
  ])('rooms %j: %j, all chosen', async (room_number_list, rooms) => {
    await look({ status: 4, room_number_list });
    expect(session().checkout).toMatchObject({ roomList: rooms, rooms });
  });
});

describe('the limit of the wait', () => {
  it.each([
    [{ timeout_message: '混雑中', message: '準備中' }, '混雑中'],
    [{ timeout_message: null, message: '準備中' }, '準備中'],
    [{ timeout_message: '', message: '準備中' }, '準備中'],
    [{ timeout_message: '', message: '' }, undefined],
    [{ timeout_message: ' \n', message: '準備中' }, '準備中'],
    [{ timeout_message: '\u200b', message: '\u3000\u00ad' }, undefined],
    [{}, undefined],
  ])('said by %j: %s', async (words, text) =>
    expect(await look({ status: 1, ...words }, 5 * MINUTE_MS)).toEqual(
      text === undefined ? GENERAL : { kind: 'message', text },
    ),
  );

  it.each([
    [undefined, 5],
    [1, 1],
    ['2', 2],
    [0.5, 0.5],
    [7, 7],
  ])('where the hotel says %j minutes, is %d', async (timeout, minutes) => {
    expect(await look({ status: 1, timeout }, minutes * MINUTE_MS - 1)).toEqual(waitsOn);
    expect(await look({ status: 1, timeout }, minutes * MINUTE_MS)).toEqual(GENERAL);
  });

  it('does not stop a guest who was called while the tablet slept past it', async () =>
    expect(await look({ status: 4 }, 15 * MINUTE_MS)).toEqual({ isCalled: true }));
});

it('an answer that comes when the guest has left changes nothing', async () => {
  let leaves = () => {};
  const { ended, seen, leaving } = looks(() => {
    leaves();
    return payload({ status: 4, room_number_list: ['305'] });
  }, 0);
  leaves = () => leaving.abort();
  const before = session();
  expect(await ended).toEqual({ kind: 'dropped' });
  expect(seen[0]?.request.signal.aborted).toBe(true);
  expect(session()).toBe(before);
});
