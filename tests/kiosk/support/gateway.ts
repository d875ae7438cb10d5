import type { RequestListener } from 'node:http';
import { beforeEach } from 'vitest';
import type { GatewayOptions, Listening } from '../../../kiosk/server/index.ts';
import type { Upstream } from '../../../kiosk/server/proxy.ts';
import { type HotelServer, openHotel } from './hotel-server.ts';
import { gatewayFor, openPort, type Site, siteForEachTest } from './site.ts';

export const FACILITIES = '/api/v1/client/facilities';
export const SETTLE = '/api/v1/client/payment/settlement';
export const SIGN = '/api/v1/client/upload_agreement_signature';
export const LOOK_UP = '/api/v1/client/rpa/checkin_authtoken_request?name=a';
export const issues =
  (token: string): RequestListener =>
  (_, response) =>
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ payload: { authorization: token } }));
export const KEY = '"0123456789abcdef0123456789abcdef"';
export const keyOf = (letter: string) => `"${letter.repeat(32)}"`;
export const OTHER_KEY = keyOf('f');

export interface BeforeHotel {
  readonly site: Site;
  readonly hotel: HotelServer;
  open(options?: Partial<GatewayOptions>, upstream?: Partial<Upstream>): Promise<Listening>;
  call(path: string, init?: RequestInit): Promise<Response>;
  settle(headers?: Readonly<Record<string, string>>, body?: string): Promise<Response>;
}

export function gatewayForEachTest(): BeforeHotel {
  const site = siteForEachTest();
  let hotel: HotelServer;
  let gateway: Promise<Listening> | undefined;
  beforeEach(async () => {
    hotel = await openHotel();
    gateway = undefined;
  });
  const open: BeforeHotel['open'] = (options = {}, upstream = {}) => {
    const app = gatewayFor(site, { hotel: { kind: 'proxy', url: hotel.url, ...upstream }, ...options });
    gateway = app.start().then(() => openPort(app));
    return gateway;
  };
  const call: BeforeHotel['call'] = async (path, init) => fetch((await (gateway ?? open())).url + path, init);
  return {
    site,
    get hotel() {
      return hotel;
    },
    open,
    call,
    settle: (headers = {}, body = 'payment_amount=48400') =>
      call(SETTLE, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body,
      }),
  };
}

/** The status and the call's fate: a tablet acts by both. */
export const said = (response: Response): readonly [status: number, word: string | null] => [
  response.status,
  response.headers.get('lobby-gateway'),
];

/** A call with a key, by default the same one. */
export interface KeyedCall {
  readonly path?: string;
  readonly body?: string;
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export const keyedInit = (call: KeyedCall): RequestInit => ({
  method: 'POST',
  body: call.body ?? 'payment_amount=48400',
  headers: {
    AUTH_TOKEN: call.token ?? 'one',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Idempotency-Key': call.key ?? KEY,
    ...call.headers,
  },
  ...(call.signal && { signal: call.signal }),
});

/** The status, the call's fate, and the body. */
export async function told(response: Response) {
  const [status, word] = said(response);
  return { status, word, body: await response.text() };
}
