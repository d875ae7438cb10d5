import { expect } from 'vitest';
import { createDemoHotel, type DemoHotel, type Exchange } from '../../../kiosk/demo-hotel/index.ts';
import { judgeOwnAnswer } from '../../../kiosk/demo-hotel/witness.ts';
import { sentence } from '../../../kiosk/hotel-api/contract/difference.ts';

/** Ten in the morning in Japan on an ordinary day. */
export const MORNING = new Date('2026-11-21T01:00:00Z');

/** The two dialects' headers, written out once more: the tests take nothing from what they test. */
export const LEGACY = { DEVICE_INFO: 'Vitest', DEVICE_TYPE: 'web', LANGUAGE: 'ja' } as const;
export const CICO = {
  'DEVICE-INFO': 'Vitest',
  'DEVICE-TYPE': 'web',
  LANGUAGE: 'ja',
  'AUTHORIZATION-CLIENT': 'demo-client',
} as const;

export type Headers = Readonly<Record<string, string>>;

/** Fails the test in which the demo hotel answers other than published. */
export async function failWrongAnswer(exchange: Exchange): Promise<void> {
  expect.soft((await judgeOwnAnswer(exchange)).map(sentence)).toEqual([]);
}

/** A hotel whose clock the test moves, and whose answers are compared with what is published. */
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

/** What came back: status and parsed JSON, null when the body is not JSON. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

export async function get(hotel: DemoHotel, path: string, headers: Headers = LEGACY): Promise<Reply> {
  return reply(await hotel.app.request(path, { headers }));
}

export async function post(
  hotel: DemoHotel,
  path: string,
  headers: Headers,
  fields: Readonly<Record<string, string>>,
): Promise<Reply> {
  return reply(await hotel.app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) }));
}

async function reply(response: Response): Promise<Reply> {
  const text = await response.text();
  return { status: response.status, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A member of a JSON value, by keys and indexes; undefined where there is none. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Object.entries(inner).find(([name]) => name === String(key))?.[1];
  }, value);
}

const RPA = '/api/v1/client/rpa';

/** Looks a guest up and returns the headers that go with every further call. */
export async function enter(
  hotel: DemoHotel,
  journey: 'checkin' | 'checkout',
  name: string,
  headers: Headers = LEGACY,
): Promise<Headers> {
  const found = await get(
    hotel,
    `${RPA}/${journey}_authtoken_request?name=${encodeURIComponent(name)}`,
    headers,
  );
  const token = dig(found.json, 'payload', 'authorization');
  if (typeof token !== 'string') throw new Error(`no token: ${found.text}`);
  return { ...headers, ['DEVICE_INFO' in headers ? 'AUTH_TOKEN' : 'AUTH-TOKEN']: token };
}

/** A whole, if tiny, JPEG: 1 by 1, frame header and end marker. */
export const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9',
  'hex',
).toString('base64');

/** One guest of `guest_info`, right in every key, with changes. */
export function guest(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 1,
    name: '山田　太郎',
    use_mem_add: false,
    foreign_flg: false,
    overseas_flg: false,
    zip_code: '7830060',
    prefecture: '高知県',
    city: '南国市',
    subarea: '蛍が丘',
    address: '1-2-3',
    phone: '09012345678',
    tel_country_name: '日本',
    first_name: '太郎',
    last_name: '山田',
    first_name_kana: 'タロウ',
    last_name_kana: 'ヤマダ',
    age: 40,
    gender: 1,
    is_child: false,
    prev_accommodation: '自宅',
    next_accommodation: '自宅',
    occupation: '会社員',
    ...changes,
  };
}

/** A companion: no address and telephone of their own. */
export function companion(
  id: number,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return guest({
    id,
    zip_code: '',
    prefecture: '',
    city: '',
    subarea: '',
    address: '',
    phone: '',
    ...changes,
  });
}
