import { describe, expect, it } from 'vitest';
import { judgeOwnAnswer } from '../../kiosk/demo-hotel/witness.ts';
import { sentence } from '../../kiosk/hotel-api/contract/difference.ts';
import { judgeAnswer } from '../../kiosk/hotel-api/contract/judge.ts';
import { get, hotelWithClock } from './support/hotel.ts';

const RPA = '/api/v1/client/rpa';
describe('a wrong answer', () => {
  const json = (status: number, body: unknown) => ({
    status,
    type: 'application/json',
    body: JSON.stringify(body),
  });
  const ROWS: readonly [
    what: string,
    path: string,
    given: Parameters<typeof judgeAnswer>[2],
    sentences: readonly string[],
  ][] = [
    ['right', '/checkin_code', json(200, { payload: { checkin_code: 0 } }), []],
    ['a refusal', '/checkin_code', json(404, { error_msg: 'いいえ' }), []],
    ['a failure without a word', '/checkin_code', { status: 503, type: undefined, body: '' }, []],
    ['done, without a body', '/execute_checkin_request', { status: 204, type: undefined, body: '' }, []],
    ['no envelope', '/checkin_code', json(200, { data: {} }), ['checkin_code, answer: payload is missing']],
    [
      'a field of another kind',
      '/checkout_info_result',
      json(200, { payload: { status: 'ready', detail_payment: [{ name: 'a', date: 'b' }] } }),
      [
        'checkout_info_result, answer: payload.status must be like ^-?\\d+(\\.\\d+)?$, not "ready"',
        'checkout_info_result, answer: payload.detail_payment[0].price is missing',
      ],
    ],
    [
      'a page in place of JSON',
      '/execute_checkin_request',
      { status: 200, type: 'text/html', body: '<html>Log in' },
      ['execute_checkin_request, answer: body must not be a page (HTML), not <html>Log in'],
    ],
    [
      'other HTML where nobody reads it',
      '/execute_checkin_request',
      { status: 200, type: 'text/html', body: '<ok/>' },
      [],
    ],
    [
      'other HTML where it is read',
      '/checkin_code',
      { status: 200, type: 'text/html', body: '<p>OK</p>' },
      ['checkin_code, answer: body must be JSON, not <p>OK</p>'],
    ],
    [
      'JSON cut off',
      '/checkin_code',
      { status: 200, type: 'application/json', body: '{"payload"' },
      ['checkin_code, answer: body must be JSON, not {"payload"'],
    ],
    [
      'JSON under another name',
      '/checkin_code',
      { ...json(200, { payload: {} }), type: 'text/plain' },
      ['checkin_code, answer: header Content-Type must be application/json, not text/plain'],
    ],
    [
      'a redirect',
      '/checkin_code',
      { status: 302, type: undefined, body: '' },
      ['checkin_code, answer: status is none of the contract, not 302'],
    ],
    [
      'a failure without the word for it',
      '/checkin_code',
      json(500, { message: 'oops' }),
      ['checkin_code, answer: error_msg is missing'],
    ],
  ];
  it.each(ROWS)('%s', (_, path, given, sentences) => {
    const method = path === '/execute_checkin_request' ? 'POST' : 'GET';
    expect(judgeAnswer('legacy', { method, path: RPA + path }, given).map(sentence)).toEqual(sentences);
  });

  it('of the demo hotel is named', async () => {
    const path = '/api/v1/client/hotel_agreement';
    const request = {
      method: 'GET',
      path,
      headers: { device_type: 'web' },
      query: {},
      form: {},
      repeated: [],
    };
    const answer = Response.json({ payload: { content: 7 } });
    const differences = await judgeOwnAnswer({ call: 'hotel_agreement', request, answer });
    expect(differences.map(sentence)).toEqual([
      'hotel_agreement, answer: payload.content must be string, not 7',
    ]);
  });

  it('that is wrong on purpose is left alone: a fault, and a guest of trouble', async () => {
    const { hotel } = hotelWithClock();
    hotel.faults.set({ call: 'hotel_agreement', kind: 'wrong-shape', times: 1 });
    expect((await get(hotel, '/api/v1/client/hotel_agreement')).status).toBe(200);
    const name = encodeURIComponent('ペイジ ハナエ');
    expect((await get(hotel, `${RPA}/checkin_authtoken_request?name=${name}`)).status).toBe(502);
  });
});
