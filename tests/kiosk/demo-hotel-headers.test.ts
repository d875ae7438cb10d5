import { describe, expect, it } from 'vitest';
import {
  CICO,
  CLIENT,
  get,
  type Headers,
  hotelWithClock,
  LEGACY,
  RPA,
  refusal,
  visit,
} from './support/hotel.ts';

/** What a request may hold is the contract's to say (`contract-requests.test.ts`); here is what the hotel makes of it. */

const LOOKUP = `${RPA}/checkin_authtoken_request?name=${encodeURIComponent('ヤマダタロウ')}`;
const INFO = `${RPA}/checkin_info_request`;
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
    expect(await get(hotel, path, headers)).toMatchObject(refusal(message, status));
    expect(hotel.requests()).toMatchObject([{ status, note: expect.stringContaining(message) }]);
  });

  it('the wrong method', async () => {
    const { post } = await visit('checkin', 'ヤマダタロウ');
    expect((await post(INFO, {})).status).toBe(404);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'the content type %s',
    async (type) => {
      const { hotel, headers } = await visit('checkin', 'ヤマダタロウ');
      const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: 'x' };
      expect((await hotel.app.request(`${CLIENT}/upload_passport`, init)).status).toBe(415);
    },
  );
});

describe('tokens', () => {
  it.each([
    ['legacy', LEGACY, 'AUTH_TOKEN'],
    ['cico', CICO, 'AUTH-TOKEN'],
  ])('a token expires after an hour (%s)', async (_, dialect, header) => {
    const { get, pass } = await visit('checkin', 'ヤマダタロウ', dialect);
    pass(3600);
    expect((await get(INFO)).status).toBe(200);
    pass(1);
    expect(await get(INFO)).toMatchObject(refusal(`${header} has expired: tokens live 60 minutes`, 401));
  });

  it('a token of one dialect is no token in the other', async () => {
    const { hotel, headers } = await visit('checkin', 'ヤマダタロウ');
    const answer = await get(hotel, INFO, { ...CICO, 'AUTH-TOKEN': headers.AUTH_TOKEN ?? '' });
    expect(answer).toMatchObject(refusal('to the legacy dialect', 401));
  });

  it('a check-out token does not check in', async () => {
    const { get } = await visit('checkout', 'ヤマダタロウ');
    expect(await get(INFO)).toMatchObject(refusal('of the checkout', 401));
  });

  it('reset forgets them', async () => {
    const { hotel, get } = await visit('checkin', 'ヤマダタロウ');
    hotel.reset();
    expect(hotel.requests()).toEqual([]);
    expect((await get(INFO)).status).toBe(401);
  });
});
