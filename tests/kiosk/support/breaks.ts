import type { Break } from './check-hotel.ts';
import { dig } from './hotel.ts';

type Payload = Record<string, unknown>;
export const LOOK_UP = 'checkin_authtoken_request';
export const INFO = 'checkin_info_request';
export const CODE = 'checkin_code';
export const CHECK_IN = 'execute_checkin_request';
export const JOIN = 'checkout_info_request';
export const QUEUE = 'checkout_info_result';

export const json = (value: unknown, status = 200) => Response.json(value, { status });
export const refusal = (status: number) => json({ error_msg: 'いいえ' }, status);
export const from =
  (call: string, time: number, answer: (body: string, status: number) => Response): Break =>
  (asked, { status, body }) =>
    asked.call === call && asked.time >= time ? answer(body, status) : undefined;
export const always = (call: string, answer: () => Response) => from(call, 1, answer);
export const payload =
  (call: string, change: Payload | ((right: Payload) => Payload)): Break =>
  (asked, { status, body }) => {
    if (asked.call !== call || status !== 200) return undefined;
    const right = dig(JSON.parse(body), 'payload');
    if (typeof right !== 'object' || right === null) throw new Error(`${call} has no payload`);
    return json({ payload: typeof change === 'function' ? change({ ...right }) : { ...right, ...change } });
  };
/** A good answer changed as text. */
export const text =
  (call: string, search: RegExp, replacement: string): Break =>
  (asked, { status, body }) =>
    asked.call === call && status === 200
      ? new Response(body.replace(search, replacement), { headers: { 'content-type': 'application/json' } })
      : undefined;
export const line = (change: Payload) =>
  payload(QUEUE, (right) =>
    Array.isArray(right.detail_payment)
      ? { ...right, detail_payment: right.detail_payment.map((one: Payload) => ({ ...one, ...change })) }
      : right,
  );
export const unknownName =
  (answer: () => Response): Break =>
  ({ call }, { status }) =>
    call === LOOK_UP && status === 400 ? answer() : undefined;
export const reservation = () =>
  json({ payload: { reservation_name: 'a', number_of_person: 1, checkout_date: '2026-11-24' } });
export const unknownToken =
  (answer: (token: string | undefined) => Response | undefined): Break =>
  ({ call, token }, { status }) =>
    call === INFO && status === 401 ? answer(token) : undefined;
export const body = (call: string, bytes: Uint8Array<ArrayBuffer>, type = 'application/json') =>
  always(call, () => new Response(bytes, { headers: { 'content-type': type } }));
export const bytesOf = (whole: string) => new TextEncoder().encode(whole);
export const SHIFT_JIS = Uint8Array.from([
  ...Buffer.from('{"payload":{"content":"'),
  0x96,
  0xbc,
  0x91,
  0x4f,
  ...Buffer.from('"}}'),
]);
export const LOGIN = '<!doctype html><title>Log in</title>';
