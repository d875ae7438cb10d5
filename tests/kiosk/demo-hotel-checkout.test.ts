import { describe, expect, it } from 'vitest';
import {
  CICO,
  CLIENT,
  change,
  dig,
  type Headers,
  type hotelWithClock,
  LEGACY,
  RPA,
  refusal,
  visit,
} from './support/hotel.ts';

const PAYMENT = `${CLIENT}/payment`;
const token = (ends: string) => `demo-token-${ends.padStart(32, '0')}`;

/** A guest who checks out and has joined the queue. */
async function join(...who: [name: string, dialect?: Headers, at?: ReturnType<typeof hotelWithClock>]) {
  const guest = await visit('checkout', ...who);
  const { get, post } = guest;
  const id = dig((await get(`${RPA}/checkout_info_request`)).payload, 'request_id');
  const requestId = typeof id === 'string' ? id : '';
  return {
    ...guest,
    requestId,
    result: async () => (await get(`${RPA}/checkout_info_result?request_id=${requestId}`)).payload,
    settle: (fields: Readonly<Record<string, string>>) =>
      post(`${PAYMENT}/settlement`, { point: '0', invoice_name: 'ヤマダ', request_id: requestId, ...fields }),
    leave: (room_num: string) =>
      post(`${RPA}/execute_checkout_request`, { invoice_name: 'ヤマダ', room_num }),
    register: (email: string) => post(`${RPA}/web_email_register`, { email }),
  };
}

describe('the queue', () => {
  it('is moved forward by the clock', async () => {
    const { pass, result } = await join('ナガイレツコ');
    const seen: unknown[] = [];
    for (const minutes of [0, 1, 10, 1, 1]) {
      pass(minutes * 60);
      const { status, wait_num, wait_time } = Object(await result());
      seen.push([status, wait_num, wait_time]);
    }
    expect(seen).toEqual([
      [1, 12, 12],
      [2, 11, 11],
      [2, 1, 1],
      [3, 0, 0],
      [4, 0, 0],
    ]);
  });

  it('is moved forward by staff, for one guest or for all', async () => {
    const { hotel, result } = await join('マチクタビレ');
    const next = (body: object) => change(hotel.app, 'queue', body);
    const listed: unknown = await (await hotel.app.request('/demo/api/queue')).json();
    expect(listed).toEqual({
      waiting: [{ visit: 1, name: 'マチ クタビレ', status: 1, ahead: 3, minutes: 3 }],
    });
    await next({ visit: 1 });
    expect(await result()).toMatchObject({
      status: 2,
      wait_num: 2,
      timeout: 1,
      timeout_message: expect.any(String),
    });
    for (const _ of [1, 2, 3]) await next({});
    expect(await result()).toMatchObject({ status: 4, room_number_list: ['309'] });
    expect((await next({ visit: 7 })).status).toBe(404);
    expect((await next({ visit: 'x' })).status).toBe(400);
  });

  it('hands out rooms and folio when ready, in the spelling of the dialect', async () => {
    const { pass, result } = await join('ヤマダタロウ', CICO);
    pass(6);
    expect(await result()).toMatchObject({ status: '4', payment_amount: '53500', room_number_list: ['305'] });
    const night = { name: '宿泊料', date: '2026-11-19', price: '22000' };
    expect(dig(await result(), 'detail_payment', 0)).toEqual(night);
  });

  it('asks for its own request_id, and for the info request before', async () => {
    const guest = await join('ヤマダタロウ');
    const other = await guest.get(`${RPA}/checkout_info_result?request_id=R1`);
    expect(other).toMatchObject(refusal('request_id'));
    const early = await visit('checkout', 'ヤマダタロウ', LEGACY, guest);
    expect((await early.get(`${RPA}/checkout_info_result?request_id=R1002`)).status).toBe(400);
  });
});

describe('payment and check-out', () => {
  it('settles once and checks out once', async () => {
    const guest = await join('フタヘヤカズオ', { ...LEGACY, FACILITY_ID: '101' });
    const { get, post, requestId, settle } = guest;
    const leave = () => guest.leave('401/402');
    expect(await leave()).toMatchObject(refusal('something to pay'));
    expect((await guest.register('a@example.jp')).status).toBe(200);
    const key = await post(`${PAYMENT}/public_key`, { request_id: requestId });
    expect(key.payload).toHaveProperty('shop_id', 'demo-shop');
    const pay = (ends: string) => settle({ payment_amount: '55000', gmo_token: token(ends) });
    expect(await pay('1')).toMatchObject({ status: 204, text: '' });
    expect((await pay('2')).status).toBe(409);
    const again = await get(`${RPA}/checkout_info_request`);
    expect(again.payload).toEqual({ status: 14, room_num: ['401', '402'] });
    expect((await leave()).status).toBe(200);
    expect((await leave()).status).toBe(409);
  });

  const right = { payment_amount: '53500', gmo_token: token('1') };
  it.each([
    [{ payment_amount: '1' }, 'payment_amount is not the amount'],
    [{ gmo_token: 'x' }, 'gmo_token is not a token'],
    [{ request_id: 'R1' }, 'request_id is not the one'],
    [{ cardno: '4111111111111111' }, 'form cardno is not known'],
  ])('refuses the settlement %#', async (wrong, message) => {
    const { settle } = await join('ヤマダタロウ');
    expect(await settle({ ...right, ...wrong })).toMatchObject(refusal(message));
  });

  it('a card token pays once, for anybody', async () => {
    const guest = await join('ヤマダタロウ');
    expect((await guest.settle(right)).status).toBe(204);
    const next = await join('ヤマダタロウ', LEGACY, guest);
    expect(await next.settle(right)).toMatchObject(refusal('single use'));
  });

  it.each([
    ['305/305', 'twice'],
    ['306', 'not of this stay'],
    ['３０５', 'digits'],
  ])('refuses the rooms "%s"', async (rooms, message) => {
    const { leave } = await join('ヤマダタロウ');
    expect(await leave(rooms)).toMatchObject(refusal(message));
  });

  it('refuses to name an amount where nothing is to be paid at check-in', async () => {
    const { get } = await visit('checkin', 'サトウハナコ');
    expect((await get(`${PAYMENT}/pre_payment_info`)).status).toBe(400);
  });

  it('refuses an e-mail address that is none', async () => {
    const { register } = await join('ヤマダタロウ');
    expect((await register('a@b')).status).toBe(400);
    expect((await register('a@b.jp,c@d.jp')).status).toBe(200);
  });
});

it('two guests of one name do not see each other', async () => {
  const first = await visit('checkin', 'サトウハナコ');
  const second = await visit('checkin', 'サトウハナコ', LEGACY, first);
  await first.sign();
  expect((await second.checkIn()).status).toBe(400);
  expect((await first.checkIn()).status).toBe(200);
});
