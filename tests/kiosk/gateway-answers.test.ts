import { describe, expect, it, vi } from 'vitest';
import { FACILITIES, gatewayForEachTest, KEY, OTHER_KEY, said } from './support/gateway.ts';
import { HARMFUL } from './support/hotel-server.ts';

const MB = 1024 * 1024;
const KEYED = { 'Idempotency-Key': KEY };
const OTHER = { 'Idempotency-Key': OTHER_KEY };

const before = gatewayForEachTest();

describe('an answer of the hotel is data', () => {
  it.each([
    ['text/html; charset=utf-8', 'text/plain; charset=utf-8'],
    ['text/javascript', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'text/plain; charset=utf-8'],
    ['application/wasm', 'text/plain; charset=utf-8'],
    ['application/jsonp', 'text/plain; charset=utf-8'],
    ['application/json', 'application/json'],
    ['Application/JSON;charset=UTF-8', 'application/json'],
    ['application/problem+json', 'application/json'],
  ])('%s comes as %s', async (type, expected) => {
    before.hotel.answer = (_, response) =>
      response.writeHead(200, { 'Content-Type': type }).end('self.x = 1');
    const response = await before.call(FACILITIES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expected,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(await response.text()).toBe('self.x = 1');
  });

  it.each([{}, KEYED])('with the headers that the app reads and no others (%o)', async (headers) => {
    // Tablets compare the hotel's time with their own.
    const date = 'Thu, 04 Mar 2027 10:00:00 GMT';
    const sent = { ...HARMFUL, Date: date, Connection: 'keep-alive, X-Hop', 'X-Hop': 'one hop only' };
    before.hotel.answer = (_, response) => response.writeHead(422, sent).end('満室です');
    const response = await before.settle(headers);
    expect([...said(response), await response.text()]).toEqual([422, 'answered', '満室です']);
    expect(response.headers.get('date')).toBe(date);
    const framing = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
    expect([...response.headers.keys()].filter((name) => !framing.includes(name)).sort()).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'lobby-gateway',
      'referrer-policy',
      'x-content-type-options',
    ]);
  });

  it.each([301, 302, 303, 307, 308])(
    'a redirect (%d) is none: nobody knows what became of the call',
    async (status) => {
      before.hotel.answer = (_, response) => response.writeHead(status, { Location: '/login' }).end();
      expect(said(await before.settle())).toEqual([502, 'no-answer']);
      expect(before.hotel.seen).toHaveLength(1);
    },
  );

  it('another protocol ends the call', async () => {
    before.hotel.server.removeAllListeners('request');
    before.hotel.server.on('connection', (socket) =>
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
      ),
    );
    expect(said(await before.settle())).toEqual([504, 'no-answer']);
  });

  it.each([204, 205])('%d has no body', async (status) => {
    before.hotel.answer = (_, response) => response.writeHead(status).end();
    const response = await before.settle(KEYED);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });
});

describe('sizes', () => {
  it.each([{}, KEYED])('an answer of 1 MB comes whole, one of a byte more is none (%o)', async (headers) => {
    let length = MB + 1;
    before.hotel.answer = (_, response) => response.end(Buffer.alloc(length, 'a'));
    expect(said(await before.settle(headers))).toEqual([504, 'no-answer']);
    length = MB;
    const whole = await before.settle({ ...headers, ...OTHER });
    expect((await whole.arrayBuffer()).byteLength).toBe(MB);
  });

  it('answers without end are given up at 1 MB', async () => {
    let sent = 0;
    before.hotel.answer = (_, response) => {
      // A turn of the loop for each: the gateway shares this process.
      const more = () => {
        if (response.destroyed) return;
        sent += MB;
        response.write(Buffer.alloc(MB), () => setImmediate(more));
      };
      more();
    };
    const log = vi.spyOn(console, 'error');
    expect(said(await before.call(FACILITIES))).toEqual([504, 'no-answer']);
    expect(sent).toBeLessThan(32 * MB);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('what stays with the gateway', () => {
  it('a call that no tablet makes', async () => {
    for (const path of ['/api/admin', '/api/v1/client/rpa/..%2f..%2fadmin', '/user/api/v1/users/1/delete'])
      expect(said(await before.call(path))).toEqual([404, 'not-sent']);
    expect(before.hotel.seen).toEqual([]);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('a call from a page that is %s gets %d', async (site, status) => {
    expect((await before.settle({ 'Sec-Fetch-Site': site })).status).toBe(status);
    expect(before.hotel.seen).toHaveLength(status === 200 ? 1 : 0);
  });
});
