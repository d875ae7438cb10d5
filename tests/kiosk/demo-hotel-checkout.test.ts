import { describe, expect, it } from 'vitest';
import type { DemoHotel } from '../../kiosk/demo-hotel/index.ts';
import {
  CICO,
  dig,
  enter,
  get,
  guest,
  type Headers,
  hotelWithClock,
  JPEG,
  LEGACY,
  post,
} from './support/hotel.ts';

const RPA = '/api/v1/client/rpa';
const PAYMENT = '/api/v1/client/payment';
const token = (ends: string) => `demo-token-${ends.padStart(32, '0')}`;

async function join(name: string, dialect: Headers = LEGACY) {
  const { hotel, pass } = hotelWithClock();
  const headers = await enter(hotel, 'checkout', name, dialect);
  const info = dig((await get(hotel, `${RPA}/checkout_info_request`, headers)).json, 'payload');
  const id = dig(info, 'request_id');
  const requestId = typeof id === 'string' ? id : '';
  const result = async () =>
    dig((await get(hotel, `${RPA}/checkout_info_result?request_id=${requestId}`, headers)).json, 'payload');
  return { hotel, pass, headers, info, requestId, result };
}

function settle(hotel: DemoHotel, headers: Headers, fields: Readonly<Record<string, string>>) {
  return post(hotel, `${PAYMENT}/settlement`, headers, { point: '0', invoice_name: 'ヤマダ', ...fields });
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
    const next = (body: object) =>
      hotel.app.request('/demo/api/queue', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
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
    expect(dig(await result(), 'detail_payment', 0)).toEqual({
      name: '宿泊料',
      date: '2026-11-19',
      price: '22000',
    });
  });

  it('asks for its own request_id, and for the info request before', async () => {
    const { hotel, headers } = await join('ヤマダタロウ');
    const other = await get(hotel, `${RPA}/checkout_info_result?request_id=R1`, headers);
    expect(other).toMatchObject({ status: 400, json: { error_msg: expect.stringContaining('request_id') } });
    const early = await enter(hotel, 'checkout', 'ヤマダタロウ');
    expect((await get(hotel, `${RPA}/checkout_info_result?request_id=R1002`, early)).status).toBe(400);
  });
});

describe('payment and check-out', () => {
  it('settles once and checks out once', async () => {
    const { hotel, headers, requestId } = await join('フタヘヤカズオ', { ...LEGACY, FACILITY_ID: '101' });
    const leave = () =>
      post(hotel, `${RPA}/execute_checkout_request`, headers, {
        invoice_name: 'フタヘヤ',
        room_num: '401/402',
      });
    expect(await leave()).toMatchObject({
      status: 400,
      json: { error_msg: expect.stringContaining('something to pay') },
    });
    expect((await post(hotel, `${RPA}/web_email_register`, headers, { email: 'a@example.jp' })).status).toBe(
      200,
    );
    const key = await post(hotel, `${PAYMENT}/public_key`, headers, { request_id: requestId });
    expect(dig(key.json, 'payload', 'shop_id')).toBe('demo-shop');
    const pay = (gmo: string) =>
      settle(hotel, headers, { request_id: requestId, payment_amount: '55000', gmo_token: gmo });
    expect(await pay(token('1'))).toMatchObject({ status: 204, text: '' });
    expect((await pay(token('2'))).status).toBe(409);
    const again = await get(hotel, `${RPA}/checkout_info_request`, headers);
    expect(dig(again.json, 'payload')).toEqual({ status: 14, room_num: ['401', '402'] });
    expect((await leave()).status).toBe(200);
    expect((await leave()).status).toBe(409);
  });

  const right = { payment_amount: '53500', gmo_token: token('1') };
  it.each([
    [{ ...right, payment_amount: '1' }, 'payment_amount is not the amount'],
    [{ ...right, gmo_token: 'x' }, 'gmo_token is not a token'],
    [{ ...right, request_id: 'R1' }, 'request_id is not the one'],
    [{ ...right, cardno: '4111111111111111' }, 'form cardno is not known'],
  ])('refuses the settlement %#', async (fields, message) => {
    const { hotel, headers, requestId } = await join('ヤマダタロウ');
    const answer = await settle(hotel, headers, { request_id: requestId, ...fields });
    expect(answer).toMatchObject({ status: 400, json: { error_msg: expect.stringContaining(message) } });
  });

  it('a card token pays once, for anybody', async () => {
    const { hotel, headers, requestId } = await join('ヤマダタロウ');
    expect((await settle(hotel, headers, { request_id: requestId, ...right })).status).toBe(204);
    const next = await enter(hotel, 'checkout', 'ヤマダタロウ');
    const answer = await settle(hotel, next, { request_id: 'R1002', ...right });
    expect(answer).toMatchObject({ status: 400, json: { error_msg: expect.stringContaining('single use') } });
  });

  it.each([
    ['305/305', 'twice'],
    ['306', 'not of this stay'],
    ['３０５', 'digits'],
  ])('refuses the rooms "%s"', async (rooms, message) => {
    const { hotel, headers } = await join('ヤマダタロウ');
    const answer = await post(hotel, `${RPA}/execute_checkout_request`, headers, {
      invoice_name: 'x',
      room_num: rooms,
    });
    expect(answer).toMatchObject({ status: 400, json: { error_msg: expect.stringContaining(message) } });
  });

  it('refuses to name an amount where nothing is to be paid at check-in', async () => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'サトウハナコ');
    expect((await get(hotel, `${PAYMENT}/pre_payment_info`, headers)).status).toBe(400);
  });

  it('refuses an e-mail address that is none', async () => {
    const { hotel, headers } = await join('ヤマダタロウ');
    expect((await post(hotel, `${RPA}/web_email_register`, headers, { email: 'a@b' })).status).toBe(400);
    expect((await post(hotel, `${RPA}/web_email_register`, headers, { email: 'a@b.jp,c@d.jp' })).status).toBe(
      200,
    );
  });
});

it('two guests of one name do not see each other', async () => {
  const { hotel } = hotelWithClock();
  const [first, second] = [
    await enter(hotel, 'checkin', 'サトウハナコ'),
    await enter(hotel, 'checkin', 'サトウハナコ'),
  ];
  await post(hotel, '/api/v1/client/upload_agreement_signature', first, { base64_signature_image: JPEG });
  const submit = (headers: Headers) =>
    post(hotel, `${RPA}/execute_checkin_request`, headers, { guest_info: JSON.stringify([guest()]) });
  expect((await submit(second)).status).toBe(400);
  expect((await submit(first)).status).toBe(200);
});
