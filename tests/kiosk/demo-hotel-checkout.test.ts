import { describe, expect, it } from 'vitest';
import { CLIENT, dig, type hotelWithClock, LEGACY, RPA, refusal, visit } from './support/hotel.ts';

const PAYMENT = `${CLIENT}/payment`;
const token = (ends: string) => `demo-token-${ends.padStart(32, '0')}`;
const FACILITY = { ...LEGACY, FACILITY_ID: '101' };

async function join(name: string, at?: ReturnType<typeof hotelWithClock>) {
  const guest = await visit('checkout', name, FACILITY, at);
  const { get, post } = guest;
  const id = dig((await get(`${RPA}/checkout_info_request`)).payload, 'request_id');
  const request_id = typeof id === 'string' ? id : '';
  return {
    ...guest,
    result: (request = request_id) => get(`${RPA}/checkout_info_result?request_id=${request}`),
    shop: () => post(`${PAYMENT}/public_key`, { request_id }),
    settle: (fields: Readonly<Record<string, string>>) =>
      post(`${PAYMENT}/settlement`, { point: '0', invoice_name: 'ヤマダ', request_id, ...fields }),
    leave: (room_num: string) =>
      post(`${RPA}/execute_checkout_request`, { invoice_name: 'ヤマダ', room_num }),
  };
}

describe('the queue', () => {
  it('is moved forward by the clock', async () => {
    const { pass, result } = await join('ナガイレツコ');
    const seen: unknown[] = [];
    for (const minutes of [0, 1, 10, 1, 1]) {
      pass(minutes * 60);
      const { status, wait_num, wait_time } = Object((await result()).payload);
      seen.push([status, wait_num, wait_time].join());
    }
    expect(seen).toEqual(['1,12,12', '2,11,11', '2,1,1', '3,0,0', '4,0,0']);
  });

  it('asks for its own request_id, and for the info request before', async () => {
    const guest = await join('ヤマダタロウ');
    expect(await guest.result('R1')).toMatchObject(refusal('request_id'));
    const early = await visit('checkout', 'ヤマダタロウ', LEGACY, guest);
    expect((await early.get(`${RPA}/checkout_info_result?request_id=R1002`)).status).toBe(400);
  });
});

describe('payment and check-out', () => {
  it('settles once and checks out once', async () => {
    const { get, settle, shop, leave } = await join('フタヘヤカズオ');
    const rooms = '401/402';
    expect(await leave(rooms)).toMatchObject(refusal('something to pay'));
    expect((await shop()).payload).toHaveProperty('shop_id', 'demo-shop');
    const pay = (ends: string) => settle({ payment_amount: '55000', gmo_token: token(ends) });
    expect(await pay('1')).toMatchObject({ status: 204, text: '' });
    expect((await pay('2')).status).toBe(409);
    const again = await get(`${RPA}/checkout_info_request`);
    expect(again.payload).toEqual({ status: 14, room_num: ['401', '402'] });
    expect((await leave(rooms)).status).toBe(200);
    expect((await leave(rooms)).status).toBe(409);
  });

  const right = { payment_amount: '53500', gmo_token: token('1') };
  it.each([
    [{ payment_amount: '1' }, 'payment_amount is not the amount'],
    [{ gmo_token: 'x' }, 'gmo_token is not a token'],
    [{ request_id: 'R1' }, 'request_id is not the one'],
  ])('refuses the settlement %#', async (wrong, message) => {
    const { settle } = await join('ヤマダタロウ');
    expect(await settle({ ...right, ...wrong })).toMatchObject(refusal(message));
  });

  it('a card token pays once, for anybody', async () => {
    const guest = await join('ヤマダタロウ');
    expect((await guest.settle(right)).status).toBe(204);
    const next = await join('ヤマダタロウ', guest);
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
});
