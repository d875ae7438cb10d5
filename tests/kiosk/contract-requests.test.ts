import { describe, expect, it } from 'vitest';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { witness } from '../../kiosk/demo-hotel/witness.ts';
import { sentence, sentenceWithoutValue } from '../../kiosk/hotel-api/contract/difference.ts';
import { judgeRequest, type SentRequest } from '../../kiosk/hotel-api/contract/judge.ts';
import { callsOf } from '../../kiosk/hotel-api/contract/operations.ts';
import { CICO, companion, get, guest, JPEG, LEGACY, RPA } from './support/hotel.ts';

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

describe('a wrong request', () => {
  const { device_type: _, ...untyped } = WITH_TOKEN;
  const email = { path: `${RPA}/web_email_register`, method: 'POST' };
  const ROWS: readonly [what: string, sent: SentRequest, differences: readonly string[]][] = [
    ['right', request({}), []],
    ['a guest, right', checkin(guest(), companion(2)), []],
    ['to an unknown path', request({ path: `${RPA}/checkin_inf` }), ['path is not known to legacy']],
    ['without its token', request({ headers: HEADERS }), ['header AUTH_TOKEN is missing']],
    ['without a header', request({ headers: untyped }), ['header DEVICE_TYPE is missing']],
    [
      'with another word in a header',
      request({ headers: { ...WITH_TOKEN, device_type: 'app' } }),
      ['header DEVICE_TYPE must be "web", not "app"'],
    ],
    [
      "with a header of the other back end's",
      request({ headers: { ...WITH_TOKEN, 'facility-code': 'HONKAN' } }),
      ['header FACILITY-CODE is not known'],
    ],
    [
      'with a token where there is none',
      request({ path: '/api/v1/client/hotel_agreement' }),
      ['header AUTH_TOKEN is not known'],
    ],
    [
      'to the postcode service with a header of the hotel',
      request({ path: '/address/search', headers: { language: 'ja' }, query: { zipcode: '783-0060' } }),
      ['header LANGUAGE is not known', 'query zipcode must be like ^\\d{7}$, not "783-0060"'],
    ],
    ['with a field that nobody knows', request({ query: { debug: '1' } }), ['query debug is not known']],
    [
      'without the facility that a payment needs',
      posted('/api/v1/client/payment/public_key', { request_id: 'R1' }),
      ['header FACILITY_ID is missing'],
    ],
    [
      'with a field less',
      posted(`${RPA}/execute_checkout_request`, { room_num: '305' }),
      ['form invoice_name is missing'],
    ],
    [
      'with a guest of another shape',
      checkin(guest({ age: '40', nickname: 'x' })),
      [
        'form guest_info[0].nickname is not known',
        'form guest_info[0].age must be integer or null, not "40"',
      ],
    ],
    [
      'with an address of a companion',
      checkin(guest(), companion(2, { city: '南国市' })),
      ['form guest_info[1].city must be "", not "南国市"'],
    ],
    [
      'with guests that are no JSON',
      posted(`${RPA}/execute_checkin_request`, { guest_info: '[' }),
      ['form guest_info must be JSON, not ['],
    ],
    [
      'as another kind of body',
      request({ ...email, headers: { ...WITH_TOKEN, 'content-type': 'application/json' } }),
      [`header Content-Type must be ${FORM}, not application/json`],
    ],
  ];
  it.each(ROWS)('%s', (_, sent, differences) => {
    const call = callsOf('legacy').find(({ path }) => path === sent.path)?.name ?? `GET ${sent.path}`;
    const sentences = differences.map((difference) => `${call}, request: ${difference}`);
    expect(judgeRequest('legacy', sent).map(sentence)).toEqual(sentences);
  });

  it('with a picture that is none is named by how long it is', () => {
    const form = { base64_passport_image: `data:image/jpeg;base64,${JPEG}` };
    expect(judgeRequest('legacy', posted('/api/v1/client/upload_passport', form)).map(sentence)).toEqual([
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
    const path = '/api/v1/client/hotel_agreement';
    for (const headers of [LEGACY, CICO]) expect((await get(hotel, path, headers)).status).toBe(200);
    expect(differences).toEqual([]);
    for (const headers of [LEGACY, CICO])
      expect((await get(hotel, `${path}?when=now`, headers)).status).toBe(400);
    const difference = 'hotel_agreement, request: query when is not known';
    expect(differences).toEqual([difference, difference]);
  });
});
