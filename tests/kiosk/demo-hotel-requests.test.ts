import { describe, expect, it } from 'vitest';
import {
  CICO,
  CLIENT,
  companion,
  enter,
  get,
  guest,
  type Headers,
  hotelWithClock,
  JPEG,
  LEGACY,
  RPA,
  refusal,
  visit,
} from './support/hotel.ts';

const LOOKUP = `${RPA}/checkin_authtoken_request?name=${encodeURIComponent('ヤマダタロウ')}`;
const INFO = `${RPA}/checkin_info_request`;
const USERS = '/user/api/v1/users';
const BEARER = { Authorization: 'Bearer demo-authorization' };
const STRANGE = { 'AUTHORIZATION-CLIENT': 'x' };
const KEY = { 'Idempotency-Key': '"0123456789abcdef"' };

const REFUSED: readonly [what: string, path: string, headers: Headers, status: number, message: string][] = [
  ['another client key', LOOKUP, { ...CICO, ...STRANGE }, 401, 'AUTHORIZATION-CLIENT is not'],
  ['an unknown authorization', LOOKUP, { ...CICO, 'RCLOUD-TOKEN': 'x' }, 401, 'RCLOUD-TOKEN is not'],
  ['a key that the gateway keeps', LOOKUP, { ...LEGACY, ...KEY }, 400, 'is for the gateway'],
  ['no token', INFO, LEGACY, 401, 'header AUTH_TOKEN is missing'],
  ['an unknown token', INFO, { ...LEGACY, AUTH_TOKEN: 'made-up' }, 401, 'AUTH_TOKEN is not a token'],
  ['an unknown facility', LOOKUP, { ...LEGACY, FACILITY_ID: '999' }, 400, 'no such facility in this hotel'],
  ["legacy's facility in cico", LOOKUP, { ...CICO, 'FACILITY-CODE': '101' }, 400, 'it has HONKAN'],
  ["cico's path in legacy", `${CLIENT}/parent_facilities`, LEGACY, 404, 'not known to legacy'],
  ['a field sent twice', `${LOOKUP}&name=x`, LEGACY, 400, 'field name was sent more than once'],
  [
    'another member',
    `${USERS}/M0001?lang=ja`,
    { Authorization: 'Bearer x' },
    401,
    'AUTHORIZATION is not one',
  ],
  ['a number of no member', `${USERS}/M9?lang=ja`, BEARER, 404, 'no member'],
];

describe('a wrong request is refused with words that say why', () => {
  it.each(REFUSED)('%s', async (_, path, headers, status, message) => {
    const { hotel } = hotelWithClock();
    expect(await get(hotel, path, headers)).toMatchObject(refusal(message, status));
    expect(hotel.requests()).toMatchObject([{ status, note: expect.stringContaining(message) }]);
  });

  it('another content type', async () => {
    const { hotel, headers } = await visit('checkin', 'ヤマダタロウ');
    const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'text/plain' }, body: 'x' };
    expect((await hotel.app.request(`${CLIENT}/upload_passport`, init)).status).toBe(415);
  });
});

describe('a token', () => {
  it('expires after an hour', async () => {
    const { get, pass } = await visit('checkin', 'ヤマダタロウ');
    pass(3600);
    expect((await get(INFO)).status).toBe(200);
    pass(1);
    expect(await get(INFO)).toMatchObject(refusal('AUTH_TOKEN has expired: tokens live 60 minutes', 401));
  });

  it.each(['checkin', 'checkout'] as const)(
    'that was refused at %s is followed by one for the same visit; any other look-up begins a new one',
    async (journey) => {
      const { hotel, get: ask, pass, headers } = await visit(journey, 'ヤマダタロウ');
      const path = `${RPA}/${journey === 'checkin' ? 'checkin_code' : 'checkout_info_request'}`;
      const first = await ask(path);
      pass(3601);
      const other = await enter(hotel, journey, 'ヤマダタロウ');
      expect((await get(hotel, path, other)).payload).not.toEqual(first.payload);
      expect((await ask(path)).status).toBe(401);
      const next = await enter(hotel, journey, 'ヤマダタロウ');
      expect(next).not.toEqual(headers);
      expect((await get(hotel, path, next)).payload).toEqual(first.payload);
      expect((await ask(path)).status).toBe(401);
      const last = await enter(hotel, journey, 'ヤマダタロウ');
      expect((await get(hotel, path, last)).payload).not.toEqual(first.payload);
    },
  );

  it('is none in the other dialect, for the other journey, or once the hotel is reset', async () => {
    const { hotel, headers } = await visit('checkin', 'ヤマダタロウ');
    const other = await get(hotel, INFO, { ...CICO, 'AUTH-TOKEN': headers.AUTH_TOKEN ?? '' });
    expect(other).toMatchObject(refusal('to the legacy dialect', 401));
    const leaving = await visit('checkout', 'ヤマダタロウ');
    expect(await leaving.get(INFO)).toMatchObject(refusal('of the checkout', 401));
    hotel.reset();
    expect(hotel.requests()).toEqual([]);
    expect((await get(hotel, INFO, headers)).status).toBe(401);
  });
});

/** Sends `guest_info` after the signature, for two adults and a child. */
async function submit(guests: unknown) {
  const { sign, checkIn } = await visit('checkin', 'ヤマダタロウ');
  await sign();
  return checkIn(guests);
}

describe('guest_info', () => {
  const child = companion(3, { is_child: true });
  const family = (changes: object) => [guest({ ...changes }), companion(2), child];
  const abroad = { foreign_flg: true, overseas_flg: true };

  it.each([
    [[guest()], 'guest_info has 1 guests, the reservation 2 or 3'],
    [family({ id: 2 }), 'guest_info[0].id must be 1: ids count from 1'],
    [family({ prefecture: '東京県' }), 'guest_info[0].prefecture is not a prefecture'],
    [family({ is_child: true }), 'guest_info[0].is_child must be false'],
    [[guest(), companion(2), companion(3)], 'guest_info[2].is_child must be true'],
    [family({ overseas_flg: true }), 'guest_info[0].foreign_flg and overseas_flg must agree'],
    [family(abroad), 'guest_info[0].zip_code must be empty for a guest from overseas'],
    [
      family({ ...abroad, zip_code: '', city: '', subarea: '' }),
      'guest_info[0].prefecture must be a country code or empty',
    ],
  ])('%# is refused: %s', async (guests, message) => {
    expect(await submit(guests)).toMatchObject(refusal(message));
  });

  it('is taken of a family, and of the adults only, where children are not shown', async () => {
    expect((await submit(family({}))).status).toBe(200);
    expect((await submit([guest(), companion(2)])).status).toBe(200);
  });

  it('is only taken after the signature of the same visit, and once', async () => {
    const first = await visit('checkin', 'サトウハナコ');
    const second = await visit('checkin', 'サトウハナコ', LEGACY, first);
    await first.sign();
    expect(await second.checkIn()).toMatchObject(refusal('upload_agreement_signature'));
    expect((await first.checkIn()).status).toBe(200);
    expect((await first.checkIn()).status).toBe(409);
  });
});

it('a picture is a whole JPEG, and may be sent again', async () => {
  const cut = Buffer.from(JPEG, 'base64').subarray(0, 30).toString('base64');
  const { sign } = await visit('checkin', 'SMITH JOHN');
  expect(await sign(cut)).toMatchObject(refusal('base64_signature_image is not a whole JPEG picture'));
  for (const _ of ['first', 'again']) expect((await sign()).status).toBe(204);
});
