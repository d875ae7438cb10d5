import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listen } from '../../kiosk/server/index.ts';
import { type HotelServer, openHotel } from './support/hotel-server.ts';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

const FACILITIES = '/api/v1/client/facilities';
const SETTLE = '/api/v1/client/payment/settlement';
const MB = 1024 * 1024;

let site: Site;
let hotel: HotelServer;
let gateway: Listening;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  site = makeSite();
  hotel = await openHotel((request, response) => answer(request, response));
  gateway = await listen(gatewayFor(site, { hotel: { kind: 'proxy', url: hotel.url } }), { port: 0 });
});
afterEach(async () => {
  await gateway.close();
  hotel.close();
  site.clear();
});

const settle = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  fetch(gateway.url + SETTLE, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
const OTHER = { 'Idempotency-Key': '"fedcba9876543210fedcba9876543210"' };
const KEYED = { 'Idempotency-Key': '"0123456789abcdef0123456789abcdef"' };
const said = async (response: Response) => [response.status, response.headers.get('lobby-gateway')];

describe('an answer of the hotel is data', () => {
  it.each([
    ['text/html; charset=utf-8', 'text/plain; charset=utf-8'],
    ['text/javascript', 'text/plain; charset=utf-8'],
    ['application/javascript', 'text/plain; charset=utf-8'],
    ['text/css', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'text/plain; charset=utf-8'],
    ['application/xhtml+xml', 'text/plain; charset=utf-8'],
    ['application/wasm', 'text/plain; charset=utf-8'],
    ['application/jsonp', 'text/plain; charset=utf-8'],
    ['application/json', 'application/json'],
    ['Application/JSON;charset=UTF-8', 'application/json'],
    ['application/problem+json', 'application/json'],
  ])('%s comes as %s', async (type, expected) => {
    answer = (_, response) => response.writeHead(200, { 'Content-Type': type }).end('self.x = 1');
    const response = await fetch(gateway.url + FACILITIES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expected,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(await response.text()).toBe('self.x = 1');
  });

  it.each([{}, KEYED])('with the headers that the app reads and no others (%o)', async (headers) => {
    answer = (_, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Service-Worker-Allowed': '/',
          'Clear-Site-Data': '"*"',
          Refresh: '0; url=https://evil.example',
          'Strict-Transport-Security': 'max-age=1',
          'Access-Control-Allow-Origin': '*',
          Link: '</x.js>; rel=preload',
          Location: 'https://evil.example',
          Server: 'hotel',
          'X-Hotel': 'yes',
        })
        .end('{}');
    const { headers: got } = await settle('a=1', headers);
    const framing = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
    expect([...got.keys()].filter((name) => !framing.includes(name)).sort()).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'lobby-gateway',
      'referrer-policy',
      'x-content-type-options',
    ]);
  });

  it('its time is passed on, which tablets compare with their own', async () => {
    const date = 'Thu, 04 Mar 2027 10:00:00 GMT';
    answer = (_, response) => response.writeHead(200, { Date: date }).end('{}');
    expect((await settle('a=1')).headers.get('Date')).toBe(date);
  });

  it.each([301, 302, 303, 307, 308])(
    'a redirect (%d) is none: nobody knows what became of the call',
    async (status) => {
      answer = (_, response) => response.writeHead(status, { Location: '/login' }).end();
      expect(await said(await settle('a=1'))).toEqual([502, 'no-answer']);
      expect(hotel.seen).toHaveLength(1);
    },
  );

  it('another protocol ends the call', async () => {
    hotel.server.removeAllListeners('request');
    hotel.server.on('connection', (socket) =>
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
      ),
    );
    expect(await said(await settle('a=1'))).toEqual([504, 'no-answer']);
  });

  it.each([204, 205])('%d has no body', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    const response = await settle('a=1', KEYED);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });
});

describe('sizes', () => {
  const ok = (_: IncomingMessage, response: ServerResponse) => response.writeHead(200).end('{}');

  it.each([{}, KEYED])('16 MB go to the hotel, a byte more does not (%o)', async (headers) => {
    answer = ok;
    expect(await said(await settle('x'.repeat(16 * MB + 1), headers))).toEqual([413, 'not-sent']);
    expect(hotel.seen).toHaveLength(0);
    expect(await said(await settle('x'.repeat(16 * MB), headers))).toEqual([200, 'answered']);
  });

  it('a body of unknown length is counted as it comes', async () => {
    answer = ok;
    const sent = fetch(gateway.url + SETTLE, {
      method: 'POST',
      body: new ReadableStream({
        async pull(controller) {
          // The gateway runs in this process too.
          await new Promise((resolve) => setImmediate(resolve));
          controller.enqueue(new Uint8Array(MB));
        },
      }),
      // Node's fetch wants to be told that the answer may come first.
      ...{ duplex: 'half' },
    });
    const outcome = await sent.then(said, () => 'cut off');
    expect([[413, 'not-sent'], 'cut off']).toContainEqual(outcome);
    expect(hotel.seen).toHaveLength(0);
  });

  it.each([{}, KEYED])('an answer of 1 MB comes whole, one of a byte more is none (%o)', async (headers) => {
    let length = MB + 1;
    answer = (_, response) => response.end(Buffer.alloc(length, 'a'));
    expect(await said(await settle('a=1', headers))).toEqual([504, 'no-answer']);
    length = MB;
    const whole = await settle('a=2', { ...headers, ...OTHER });
    expect((await whole.arrayBuffer()).byteLength).toBe(MB);
  });

  it('answers without end are given up at 1 MB', async () => {
    let sent = 0;
    answer = (_, response) => {
      // A turn of the loop for each: the gateway runs in this process too.
      const more = () => {
        if (response.destroyed) return;
        sent += MB;
        response.write(Buffer.alloc(MB), () => setImmediate(more));
      };
      more();
    };
    const log = vi.spyOn(console, 'error');
    expect(await said(await fetch(gateway.url + FACILITIES))).toEqual([504, 'no-answer']);
    expect(sent).toBeLessThan(32 * MB);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('what stays with the gateway', () => {
  it.each([
    ['Basic c3RhZmY6YWlrb3RvYmE=', undefined],
    ['basic c3RhZmY6YWlrb3RvYmE=', undefined],
    ['Bearer member', 'Bearer member'],
  ])('of %s the point service sees %s', async (authorization, expected) => {
    answer = (_, response) => response.end('{}');
    await fetch(`${gateway.url}/user/api/v1/users/1`, { headers: { authorization } });
    expect(hotel.seen[0]?.headers.authorization).toBe(expected);
  });

  it('a call that no tablet makes', async () => {
    answer = (_, response) => response.end('{}');
    for (const path of ['/api/admin', '/api/v1/client/rpa/..%2f..%2fadmin', '/user/api/v1/users/1/delete']) {
      expect(await said(await fetch(gateway.url + path))).toEqual([404, 'not-sent']);
    }
    expect(hotel.seen).toEqual([]);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('a call from a page that is %s gets %d', async (site, status) => {
    answer = (_, response) => response.end('{}');
    expect((await settle('a=1', { 'Sec-Fetch-Site': site })).status).toBe(status);
    expect(hotel.seen).toHaveLength(status === 200 ? 1 : 0);
  });

  it('nothing of the guest goes to the public postcode service', async () => {
    answer = (_, response) => response.end('{}');
    const addressUrl = `${hotel.url}/search?key=1`;
    const other = await listen(
      gatewayFor(site, { hotel: { kind: 'proxy', url: 'http://127.0.0.1:1', addressUrl } }),
      {
        port: 0,
      },
    );
    const headers = { AUTH_TOKEN: 't', Authorization: 'Bearer x', 'User-Agent': 'Tablet', 'X-Other': '1' };
    await fetch(`${other.url}/address/search?zipcode=7830060`, { headers });
    await other.close();
    expect(hotel.seen[0]?.url).toBe('/search?key=1&zipcode=7830060');
    expect(Object.keys(hotel.seen[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
    ]);
  });
});
