import { expect } from 'vitest';
import { createDemoHotel, type DemoHotel, type Exchange } from '../../../kiosk/demo-hotel/index.ts';
import { judgeOwnAnswer } from '../../../kiosk/demo-hotel/witness.ts';
import { sentence } from '../../../kiosk/hotel-api/contract/difference.ts';
import { SPELLED } from '../../support/spelled-guest';

export const CLIENT = '/api/v1/client';
export const RPA = `${CLIENT}/rpa`;

/** Ten in the morning in Japan on an ordinary day. */
export const MORNING = new Date('2026-11-21T01:00:00Z');

/** The dialects' headers, spelt again: tests take nothing from the tested code. */
export const LEGACY = { DEVICE_INFO: 'Vitest', DEVICE_TYPE: 'web', LANGUAGE: 'ja' } as const;
export const CICO = {
  'DEVICE-INFO': 'Vitest',
  'DEVICE-TYPE': 'web',
  LANGUAGE: 'ja',
  'AUTHORIZATION-CLIENT': 'demo-client',
} as const;

export type Headers = Readonly<Record<string, string>>;
type App = { request(path: string, init: RequestInit): Response | Promise<Response> };

/** Fails a test whose demo hotel answers against the contract. */
export async function failWrongAnswer(exchange: Exchange): Promise<void> {
  expect.soft((await judgeOwnAnswer(exchange)).map(sentence)).toEqual([]);
}

/** A hotel with a test clock, whose answers are compared with the contract. */
export function hotelWithClock() {
  let now = MORNING.getTime();
  const waits: number[] = [];
  const hotel = createDemoHotel({
    onExchange: failWrongAnswer,
    now: () => new Date(now),
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  });
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return { hotel, pass, waits };
}

export const refusal = (words: string, status = 400) => ({
  status,
  json: { error_msg: expect.stringContaining(words) },
});

export async function get(hotel: DemoHotel, path: string, headers: Headers = LEGACY) {
  return reply(await hotel.app.request(path, { headers }));
}

export async function post(
  hotel: DemoHotel,
  path: string,
  headers: Headers,
  fields: Readonly<Record<string, string>>,
) {
  return reply(await hotel.app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) }));
}

export const change = (app: App, path: string, body: unknown) =>
  app.request(`/demo/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A reply's status, JSON (null for none) and payload. */
async function reply(response: Response) {
  const text = await response.text();
  const json: unknown = await new Response(text).json().catch(() => null);
  return { status: response.status, text, json, payload: dig(json, 'payload') };
}

/** A nested member; undefined for a missing one. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Object.entries(inner).find(([name]) => name === String(key))?.[1];
  }, value);
}

export async function enter(
  hotel: DemoHotel,
  journey: 'checkin' | 'checkout',
  name: string,
  headers: Headers = LEGACY,
): Promise<Headers> {
  const path = `${RPA}/${journey}_authtoken_request?name=${encodeURIComponent(name)}`;
  const found = await get(hotel, path, headers);
  const token = dig(found.payload, 'authorization');
  if (typeof token !== 'string') throw new Error(`no token: ${found.text}`);
  return { ...headers, ['DEVICE_INFO' in headers ? 'AUTH_TOKEN' : 'AUTH-TOKEN']: token };
}

/** A looked-up guest, by default at a hotel with a test clock. */
export async function visit(
  journey: 'checkin' | 'checkout',
  name: string,
  dialect: Headers = LEGACY,
  at = hotelWithClock(),
) {
  const headers = await enter(at.hotel, journey, name, dialect);
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    post(at.hotel, path, headers, fields);
  return {
    ...at,
    headers,
    get: (path: string) => get(at.hotel, path, headers),
    post: send,
    sign: (picture = JPEG) =>
      send(`${CLIENT}/upload_agreement_signature`, { base64_signature_image: picture }),
    checkIn: (guests: unknown = [guest()]) =>
      send(`${RPA}/execute_checkin_request`, {
        guest_info: typeof guests === 'string' ? guests : JSON.stringify(guests),
      }),
  };
}

export const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9',
  'hex',
).toString('base64');

/** A valid guest of `guest_info`, with changes. */
export const guest = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...SPELLED,
  ...changes,
});

export function companion(id: number, changes: Readonly<Record<string, unknown>> = {}) {
  const nothing = { zip_code: '', prefecture: '', city: '', subarea: '', address: '', phone: '' };
  return guest({ id, ...nothing, ...changes });
}
