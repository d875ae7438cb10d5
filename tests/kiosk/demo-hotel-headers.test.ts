import { describe, expect, it } from 'vitest';
import { CICO, enter, get, type Headers, hotelWithClock, LEGACY, post } from './support/hotel.ts';

/** What a request may hold is the contract's to say (`contract-requests.test.ts`); here is what the hotel makes of it. */

const LOOKUP =
  '/api/v1/client/rpa/checkin_authtoken_request?name=%E3%83%A4%E3%83%9E%E3%83%80%E3%82%BF%E3%83%AD%E3%82%A6';
const INFO = '/api/v1/client/rpa/checkin_info_request';
const MEMBER = '/user/api/v1/users/M0001?lang=ja';
const BEARER = { Authorization: 'Bearer demo-authorization' };

const REFUSED: readonly [what: string, path: string, headers: Headers, status: number, message: string][] = [
  ['no header of the product', LOOKUP, { LANGUAGE: 'ja' }, 400, 'header DEVICE_INFO is missing'],
  ['headers of both back ends', LOOKUP, { ...LEGACY, ...CICO }, 400, 'is not known'],
  [
    'another client key',
    LOOKUP,
    { ...CICO, 'AUTHORIZATION-CLIENT': 'x' },
    401,
    'AUTHORIZATION-CLIENT is not',
  ],
  ['an unknown authorization', LOOKUP, { ...CICO, 'RCLOUD-TOKEN': 'x' }, 401, 'RCLOUD-TOKEN is not'],
  ['a Bearer header', LOOKUP, { ...LEGACY, ...BEARER }, 400, 'header AUTHORIZATION is not known'],
  [
    'a key that the gateway should have kept',
    LOOKUP,
    { ...LEGACY, 'Idempotency-Key': '"0123456789abcdef"' },
    400,
    'Idempotency-Key is for the gateway',
  ],
  ['a token on a lookup', LOOKUP, { ...LEGACY, AUTH_TOKEN: 'x' }, 400, 'header AUTH_TOKEN is not known'],
  ['no token', INFO, LEGACY, 401, 'header AUTH_TOKEN is missing'],
  ['no token in cico', INFO, CICO, 401, 'header AUTH-TOKEN is missing'],
  ['an unknown token', INFO, { ...LEGACY, AUTH_TOKEN: 'made-up' }, 401, 'AUTH_TOKEN is not a token'],
  ['an unknown facility', LOOKUP, { ...LEGACY, FACILITY_ID: '999' }, 400, 'no such facility in this hotel'],
  ["legacy's facility id in cico", LOOKUP, { ...CICO, 'FACILITY-CODE': '101' }, 400, 'it has HONKAN'],
  ["cico's path in legacy", '/api/v1/client/parent_facilities', LEGACY, 404, 'not known to legacy'],
  ["legacy's path in cico", '/api/v1/client/facilities', CICO, 404, 'not known to cico'],
  ['an unknown path', '/api/v1/client/rpa/checkin', LEGACY, 404, 'not known to legacy'],
  ['a field sent twice', `${LOOKUP}&name=x`, LEGACY, 400, 'field name was sent more than once'],
  ['a header for the postcode service', '/address/search?zipcode=7830060', LEGACY, 400, 'is not known'],
  ['a header for the point service', MEMBER, { ...BEARER, LANGUAGE: 'ja' }, 400, 'LANGUAGE is not known'],
  ['no member', MEMBER, {}, 401, 'header AUTHORIZATION is missing'],
  ['another member', MEMBER, { Authorization: 'Bearer x' }, 401, 'AUTHORIZATION is not one'],
  ['a number of no member', MEMBER.replace('M0001', 'M9'), BEARER, 404, 'no member'],
];

describe('a wrong request is refused with words that say why', () => {
  it.each(REFUSED)('%s', async (_, path, headers, status, message) => {
    const { hotel } = hotelWithClock();
    const answer = await get(hotel, path, headers);
    expect([answer.status, answer.json]).toEqual([status, { error_msg: expect.stringContaining(message) }]);
    expect(hotel.requests()).toMatchObject([{ status, note: expect.stringContaining(message) }]);
  });

  it('the wrong method', async () => {
    const { hotel } = hotelWithClock();
    expect((await post(hotel, INFO, { ...LEGACY, AUTH_TOKEN: 'x' }, {})).status).toBe(404);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'the content type %s',
    async (type) => {
      const { hotel } = hotelWithClock();
      const headers = { ...(await enter(hotel, 'checkin', 'ヤマダタロウ')), 'Content-Type': type };
      const init = { method: 'POST', headers, body: 'x' };
      expect((await hotel.app.request('/api/v1/client/upload_passport', init)).status).toBe(415);
    },
  );
});
