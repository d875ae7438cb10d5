import { describe, expect, it } from 'vitest';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { judgeOwnAnswer, witness } from '../../kiosk/demo-hotel/witness.ts';
import { sentence, sentenceWithoutValue } from '../../kiosk/hotel-api/contract/difference.ts';
import { judgeAnswer, judgeRequest, type SentRequest } from '../../kiosk/hotel-api/contract/judge.ts';
import { callsOf } from '../../kiosk/hotel-api/contract/operations.ts';
import { CICO, CLIENT, companion, get, guest, hotelWithClock, JPEG, LEGACY, RPA } from './support/hotel.ts';

const FORM = 'application/x-www-form-urlencoded';
const HEADERS = { device_info: 'Vitest', device_type: 'web', language: 'ja' };
const WITH_TOKEN = { ...HEADERS, auth_token: 'token' };

const request = (over: Partial<SentRequest>): SentRequest => ({
  method: 'GET',
  path: `${RPA}/checkin_info_request`,
  headers: WITH_TOKEN,
  query: {},
  form: {},
  ...over,
});
const posted = (path: string, form: Readonly<Record<string, string>>): SentRequest =>
  request({ method: 'POST', path, form, headers: { ...WITH_TOKEN, 'content-type': FORM } });
const checkin = (...guests: readonly object[]) =>
  posted(`${RPA}/execute_checkin_request`, { guest_info: JSON.stringify(guests) });

describe('a right request', () => {
  it.each([request({}), checkin(guest(), companion(2))])('%#', (sent) => {
    expect(judgeRequest('legacy', sent)).toEqual([]);
  });
});

describe('a wrong request', () => {
  const { device_type: _, ...untyped } = WITH_TOKEN;
  const under = (headers: SentRequest['headers']) => request({ headers: { ...WITH_TOKEN, ...headers } });
  const json = under({ 'content-type': 'application/json' });
  const toPostcodes = { path: '/address/search', headers: { language: 'ja' } };
  const ROWS: readonly [difference: string, sent: SentRequest][] = [
    ['path is not known to legacy', request({ path: `${RPA}/checkin_inf` })],
    ['header AUTH_TOKEN is missing', request({ headers: HEADERS })],
    ['header DEVICE_TYPE is missing', request({ headers: untyped })],
    ['header DEVICE_TYPE must be "web", not "app"', under({ device_type: 'app' })],
    ['header FACILITY-CODE is not known', under({ 'facility-code': 'HONKAN' })],
    ['header AUTH_TOKEN is not known', request({ path: `${CLIENT}/hotel_agreement` })],
    ['header LANGUAGE is not known', request({ ...toPostcodes, query: { zipcode: '7830060' } })],
    [
      'query zipcode must be like ^\\d{7}$, not "783-0060"',
      request({ path: '/address/search', headers: {}, query: { zipcode: '783-0060' } }),
    ],
    ['query debug is not known', request({ query: { debug: '1' } })],
    ['header FACILITY_ID is missing', posted(`${CLIENT}/payment/public_key`, { request_id: 'R1' })],
    ['form invoice_name is missing', posted(`${RPA}/execute_checkout_request`, { room_num: '305' })],
    ['form guest_info[0].nickname is not known', checkin(guest({ nickname: 'x' }))],
    ['form guest_info[0].age must be integer or null, not "40"', checkin(guest({ age: '40' }))],
    ['form guest_info[1].city must be "", not "南国市"', checkin(guest(), companion(2, { city: '南国市' }))],
    ['form guest_info must be JSON, not [', posted(`${RPA}/execute_checkin_request`, { guest_info: '[' })],
    [
      `header Content-Type must be ${FORM}, not application/json`,
      { ...json, path: `${RPA}/web_email_register`, method: 'POST' },
    ],
  ];
  it.each(ROWS)('%s', (difference, sent) => {
    const call = callsOf('legacy').find(({ path }) => path === sent.path)?.name ?? `GET ${sent.path}`;
    expect(judgeRequest('legacy', sent).map(sentence)).toEqual([`${call}, request: ${difference}`]);
  });

  it('with a picture that is none is named by how long it is', () => {
    const form = { base64_passport_image: `data:image/jpeg;base64,${JPEG}` };
    expect(judgeRequest('legacy', posted(`${CLIENT}/upload_passport`, form)).map(sentence)).toEqual([
      expect.stringMatching(
        /^upload_passport, request: form base64_passport_image must be like \S+, not "data:image\/jpeg.+… \(\d+ characters\)$/u,
      ),
    ]);
  });

  it('is named without what the guest typed, for a log', () => {
    const [difference] = judgeRequest('legacy', checkin(guest({ phone: '090-SECRET' })));
    if (difference === undefined) throw new Error('nothing differs');
    expect(sentence(difference)).toContain('SECRET');
    expect(sentenceWithoutValue(difference)).toBe(
      'execute_checkin_request, request: form guest_info[0].phone must be like ^\\d*$',
    );
  });

  it('is seen at the demo hotel in either dialect', async () => {
    const { onExchange, differences } = witness();
    const hotel = createDemoHotel({ onExchange });
    const path = `${CLIENT}/hotel_agreement`;
    for (const headers of [LEGACY, CICO]) expect((await get(hotel, path, headers)).status).toBe(200);
    expect(differences).toEqual([]);
    for (const headers of [LEGACY, CICO])
      expect((await get(hotel, `${path}?when=now`, headers)).status).toBe(400);
    const difference = 'hotel_agreement, request: query when is not known';
    expect(differences).toEqual([difference, difference]);
  });
});

describe('a wrong answer', () => {
  type GivenAnswer = Parameters<typeof judgeAnswer>[2];
  const given = (status: number, type: string | undefined, body: string): GivenAnswer => ({
    status,
    type,
    body,
  });
  const json = (status: number, body: unknown) => given(status, 'application/json', JSON.stringify(body));
  const html = (body: string) => given(200, 'text/html', body);
  const CODE = 'checkin_code';
  const CHECK_IN = 'execute_checkin_request';
  const judged = (call: string, answer: GivenAnswer) => {
    const method = call === CHECK_IN ? 'POST' : 'GET';
    return judgeAnswer('legacy', { method, path: `${RPA}/${call}` }, answer).map(sentence);
  };

  it.each([
    ['whole', CODE, json(200, { payload: { checkin_code: '00' } })],
    ['a refusal', CODE, json(404, { error_msg: 'いいえ' })],
    ['a failure without a word', CODE, given(503, undefined, '')],
    ['done, without a body', CHECK_IN, given(204, undefined, '')],
    ['HTML where nobody reads it', CHECK_IN, html('<ok/>')],
  ])('is none that is %s', (_, call, answer) => expect(judged(call, answer)).toEqual([]));

  const QUEUE = 'checkout_info_result';
  const queue = { status: 'ready', detail_payment: [{ name: 'a', date: 'b' }] };
  const NO_JSON = 'must be JSON in UTF-8, of at most 1 MB and 32 levels';
  it.each([
    [
      'payload.checkin_code must be string or null, not 30',
      CODE,
      json(200, { payload: { checkin_code: 30 } }),
    ],
    ['payload is missing', CODE, json(200, { data: {} })],
    [
      'payload.status must be a number without commas and units, not "ready"',
      QUEUE,
      json(200, { payload: queue }),
    ],
    ['payload.detail_payment[0].price is missing', QUEUE, json(200, { payload: queue })],
    ['body must not be a page (HTML), not <html>Log in', CHECK_IN, html('<html>Log in')],
    [`body ${NO_JSON}, not <p>OK</p>`, CODE, html('<p>OK</p>')],
    [`body ${NO_JSON}, not {"payload"`, CODE, given(200, 'application/json', '{"payload"')],
    [
      'header Content-Type must be application/json, not text/plain',
      CODE,
      given(200, 'text/plain', '{"payload":{}}'),
    ],
    ['status is none of the contract, not 302', CODE, given(302, undefined, '')],
    ['error_msg is missing', CODE, json(500, { message: 'oops' })],
  ])('is named: %s', (difference, call, answer) => {
    expect(judged(call, answer)).toContainEqual(`${call}, answer: ${difference}`);
  });

  it('of the demo hotel is named', async () => {
    const headers = { device_type: 'web' };
    const request = {
      method: 'GET',
      path: `${CLIENT}/hotel_agreement`,
      headers,
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
    expect((await get(hotel, `${CLIENT}/hotel_agreement`)).status).toBe(200);
    const name = encodeURIComponent('ペイジ ハナエ');
    expect((await get(hotel, `${RPA}/checkin_authtoken_request?name=${name}`)).status).toBe(502);
  });
});
