import { describe, expect, it } from 'vitest';
import { judgeOwnAnswer } from '../../kiosk/demo-hotel/witness.ts';
import { sentence } from '../../kiosk/hotel-api/contract/difference.ts';
import { judgeAnswer } from '../../kiosk/hotel-api/contract/judge.ts';
import { get, hotelWithClock, RPA } from './support/hotel.ts';

describe('a wrong answer', () => {
  type Given = Parameters<typeof judgeAnswer>[2];
  const given = (status: number, type: string | undefined, body: string): Given => ({ status, type, body });
  const json = (status: number, body: unknown) => given(status, 'application/json', JSON.stringify(body));
  const html = (body: string) => given(200, 'text/html', body);
  const CODE = 'checkin_code';
  const CHECK_IN = 'execute_checkin_request';
  const queue = { status: 'ready', detail_payment: [{ name: 'a', date: 'b' }] };
  const ROWS: readonly [what: string, call: string, given: Given, ...differences: readonly string[]][] = [
    ['right', CODE, json(200, { payload: { checkin_code: 0 } })],
    ['a refusal', CODE, json(404, { error_msg: 'いいえ' })],
    ['a failure without a word', CODE, given(503, undefined, '')],
    ['done, without a body', CHECK_IN, given(204, undefined, '')],
    ['no envelope', CODE, json(200, { data: {} }), 'payload is missing'],
    [
      'a field of another kind',
      'checkout_info_result',
      json(200, { payload: queue }),
      'payload.status must be like ^-?\\d+(\\.\\d+)?$, not "ready"',
      'payload.detail_payment[0].price is missing',
    ],
    [
      'a page in place of JSON',
      CHECK_IN,
      html('<html>Log in'),
      'body must not be a page (HTML), not <html>Log in',
    ],
    ['other HTML where nobody reads it', CHECK_IN, html('<ok/>')],
    ['other HTML where it is read', CODE, html('<p>OK</p>'), 'body must be JSON, not <p>OK</p>'],
    ['JSON cut off', CODE, given(200, 'application/json', '{"payload"'), 'body must be JSON, not {"payload"'],
    [
      'JSON under another name',
      CODE,
      given(200, 'text/plain', '{"payload":{}}'),
      'header Content-Type must be application/json, not text/plain',
    ],
    ['a redirect', CODE, given(302, undefined, ''), 'status is none of the contract, not 302'],
    ['a failure without the word for it', CODE, json(500, { message: 'oops' }), 'error_msg is missing'],
  ];
  it.each(ROWS)('%s', (_, call, answer, ...differences) => {
    const method = call === CHECK_IN ? 'POST' : 'GET';
    const sentences = differences.map((difference) => `${call}, answer: ${difference}`);
    const found = judgeAnswer('legacy', { method, path: `${RPA}/${call}` }, answer);
    expect(found.map(sentence)).toEqual(sentences);
  });

  it('of the demo hotel is named', async () => {
    const path = '/api/v1/client/hotel_agreement';
    const headers = { device_type: 'web' };
    const request = { method: 'GET', path, headers, query: {}, form: {}, repeated: [] };
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
