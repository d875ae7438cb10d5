import { describe, expect, it } from 'vitest';
import { CICO, enter, get, type Headers, hotelWithClock, LEGACY, post } from './support/hotel.ts';

const LOOKUP =
  '/api/v1/client/rpa/checkin_authtoken_request?name=%E3%83%A4%E3%83%9E%E3%83%80%E3%82%BF%E3%83%AD%E3%82%A6';
const INFO = '/api/v1/client/rpa/checkin_info_request';
const AGREEMENT = '/api/v1/client/hotel_agreement';

function without(headers: Headers, name: string): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}

const REFUSED: readonly [what: string, path: string, headers: Headers, status: number, message: string][] = [
  [
    'no product header at all',
    LOOKUP,
    { LANGUAGE: 'ja' },
    400,
    'DEVICE_INFO (legacy) or DEVICE-INFO (cico) is missing',
  ],
  ['legacy without the user agent', LOOKUP, without(LEGACY, 'DEVICE_INFO'), 400, 'DEVICE_INFO is missing'],
  ['legacy without the device type', LOOKUP, without(LEGACY, 'DEVICE_TYPE'), 400, 'DEVICE_TYPE is missing'],
  ['legacy without the language', LOOKUP, without(LEGACY, 'LANGUAGE'), 400, 'LANGUAGE is missing'],
  ['cico without the user agent', LOOKUP, without(CICO, 'DEVICE-INFO'), 400, 'DEVICE-INFO is missing'],
  ['cico without the device type', LOOKUP, without(CICO, 'DEVICE-TYPE'), 400, 'DEVICE-TYPE is missing'],
  [
    'cico without the client key',
    LOOKUP,
    without(CICO, 'AUTHORIZATION-CLIENT'),
    400,
    'AUTHORIZATION-CLIENT is missing',
  ],
  [
    'cico with another client key',
    LOOKUP,
    { ...CICO, 'AUTHORIZATION-CLIENT': 'x' },
    401,
    'AUTHORIZATION-CLIENT is not a key',
  ],
  [
    'mixed dialects',
    LOOKUP,
    { ...CICO, DEVICE_TYPE: 'web' },
    400,
    'DEVICE_TYPE is legacy and DEVICE-INFO is cico',
  ],
  [
    'a client key in legacy',
    LOOKUP,
    { ...LEGACY, 'AUTHORIZATION-CLIENT': 'demo-client' },
    400,
    'one dialect',
  ],
  ['another device type', LOOKUP, { ...LEGACY, DEVICE_TYPE: 'tablet' }, 400, 'DEVICE_TYPE must be web'],
  ['a language that is none', LOOKUP, { ...LEGACY, LANGUAGE: 'Japanese!' }, 400, 'LANGUAGE must be a locale'],
  [
    'a Bearer header',
    LOOKUP,
    { ...LEGACY, Authorization: 'Bearer x' },
    400,
    'Authorization belongs to the point service',
  ],
  [
    'a key that the gateway should have kept',
    LOOKUP,
    { ...LEGACY, 'Idempotency-Key': '"0123456789abcdef"' },
    400,
    'Idempotency-Key is for the gateway',
  ],
  [
    'a token on a lookup',
    LOOKUP,
    { ...LEGACY, AUTH_TOKEN: 'x' },
    400,
    'AUTH_TOKEN must not be sent with checkin_auth',
  ],
  [
    'a token on the agreement',
    AGREEMENT,
    { ...CICO, 'AUTH-TOKEN': 'x' },
    400,
    'AUTH-TOKEN must not be sent with hotel_agreement',
  ],
  [
    'a token on the facility list',
    '/api/v1/client/facilities',
    { ...LEGACY, AUTH_TOKEN: 'x' },
    400,
    'AUTH_TOKEN must not be sent',
  ],
  [
    'a token on the terms',
    '/api/v1/client/payment_terms',
    { ...LEGACY, AUTH_TOKEN: 'x' },
    400,
    'AUTH_TOKEN must not be sent',
  ],
  [
    'no token where one is needed',
    INFO,
    LEGACY,
    401,
    'AUTH_TOKEN is missing: checkin_info_request needs a token',
  ],
  ['no token in cico', INFO, CICO, 401, 'AUTH-TOKEN is missing'],
  [
    'an unknown token',
    INFO,
    { ...LEGACY, AUTH_TOKEN: 'made-up' },
    401,
    'AUTH_TOKEN is not a token of this hotel',
  ],
  [
    'an unknown facility',
    LOOKUP,
    { ...LEGACY, FACILITY_ID: '999' },
    400,
    'FACILITY_ID is not a facility of this hotel: it has 101',
  ],
  [
    "legacy's facility id in cico",
    LOOKUP,
    { ...CICO, 'FACILITY-CODE': '101' },
    400,
    'FACILITY-CODE is not a facility',
  ],
  [
    "the URL's authorization elsewhere",
    AGREEMENT,
    { ...CICO, 'RCLOUD-TOKEN': 'demo-authorization' },
    400,
    'RCLOUD-TOKEN goes with',
  ],
  ['an unknown authorization', LOOKUP, { ...CICO, 'RCLOUD-TOKEN': 'x' }, 401, 'RCLOUD-TOKEN is not known'],
  [
    "cico's path in legacy",
    '/api/v1/client/parent_facilities',
    LEGACY,
    404,
    'is a path of cico; the headers are legacy',
  ],
  [
    "legacy's path in cico",
    '/api/v1/client/facilities',
    CICO,
    404,
    'is a path of legacy; the headers are cico',
  ],
  ["legacy's members in cico", '/api/v1/client/optima/members', CICO, 404, 'is a path of legacy'],
  ['an unknown path', '/api/v1/client/rpa/checkin', LEGACY, 404, 'is not a path of this hotel'],
  ['an unknown query field', `${LOOKUP}&room=1`, LEGACY, 400, 'query field room is not known here'],
  ['a field sent twice', `${LOOKUP}&name=x`, LEGACY, 400, 'field name was sent more than once'],
  [
    'a missing query field',
    '/api/v1/client/rpa/checkout_authtoken_request',
    LEGACY,
    400,
    'query field name is missing',
  ],
  [
    'an empty name',
    '/api/v1/client/rpa/checkout_authtoken_request?name=',
    LEGACY,
    400,
    'query field name is empty',
  ],
  [
    'a telephone number with hyphens',
    `${LOOKUP}&phone_number=090-1`,
    LEGACY,
    400,
    'phone_number must be half-width digits',
  ],
];

describe('a wrong request is refused with words that say why', () => {
  it.each(REFUSED)('%s', async (_, path, headers, status, message) => {
    const { hotel } = hotelWithClock();
    const answer = await get(hotel, path, headers);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ error_msg: expect.stringContaining(message) });
    expect(hotel.requests()).toHaveLength(1);
    expect(hotel.requests()[0]).toMatchObject({ status, note: expect.stringContaining(message) });
  });

  it('the wrong method', async () => {
    const { hotel } = hotelWithClock();
    const answer = await post(hotel, INFO, { ...LEGACY, AUTH_TOKEN: 'x' }, {});
    expect(answer).toMatchObject({
      status: 405,
      json: { error_msg: 'checkin_info_request takes GET, not POST' },
    });
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'the content type %s',
    async (type) => {
      const { hotel } = hotelWithClock();
      const headers = { ...(await enter(hotel, 'checkin', 'ヤマダタロウ')), 'Content-Type': type };
      const response = await hotel.app.request('/api/v1/client/upload_passport', {
        method: 'POST',
        headers,
        body: 'x',
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({
        error_msg: expect.stringContaining('application/x-www-form-urlencoded'),
      });
    },
  );
});
