import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdUntilSent } from '../../kiosk/server/hotel-answer.ts';
import { type Listening, listen } from '../../kiosk/server/index.ts';
import { MemoryBudget } from '../../kiosk/server/memory-budget.ts';
import { type HotelServer, openHotel } from './support/hotel-server.ts';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

const FACILITIES = '/api/v1/client/facilities';
const SETTLE = '/api/v1/client/payment/settlement';
const MB = 1024 * 1024;

let site: Site;
let hotel: HotelServer;
let gateway: Listening;
let encoding: string;
let body: Buffer;

async function open(allAnswers?: MemoryBudget): Promise<void> {
  const more = allAnswers === undefined ? {} : { allAnswers };
  gateway = await listen(gatewayFor(site, { hotel: { kind: 'proxy', url: hotel.url }, ...more }), {
    port: 0,
  });
}

beforeEach(async () => {
  site = makeSite();
  encoding = '';
  hotel = await openHotel((_, response) => {
    if (encoding !== '') response.setHeader('Content-Encoding', encoding);
    response.end(body);
  });
});
afterEach(async () => {
  await gateway.close();
  hotel.close();
  site.clear();
});

const said = (response: Response) => [response.status, response.headers.get('lobby-gateway')];
const TEXT = '{"text":"いらっしゃいませ"}';
const PACKED: readonly (readonly [name: string, packed: (bytes: Buffer) => Buffer])[] = [
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['x-gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['identity', (bytes) => bytes],
];

describe('an answer that the hotel packed', () => {
  it.each(PACKED)('as %s is passed on unpacked', async (name, packed) => {
    [encoding, body] = [name, packed(Buffer.from(TEXT))];
    await open();
    for (const method of ['GET', 'POST'] as const) {
      const response = await fetch(gateway.url + (method === 'GET' ? FACILITIES : SETTLE), { method });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(await response.text()).toBe(TEXT);
    }
  });

  it.each(PACKED)('as %s to a byte more than 1 MB is none', async (name, packed) => {
    [encoding, body] = [name, packed(Buffer.alloc(MB + 1))];
    await open();
    expect(said(await fetch(gateway.url + FACILITIES))).toEqual([504, 'no-answer']);
  });

  it.each([
    ['an encoding that we do not know', 'zstd', Buffer.from(TEXT)],
    ['two encodings', 'gzip, gzip', gzipSync(gzipSync(TEXT))],
    ['what is not packed at all', 'gzip', Buffer.from(TEXT)],
    ['a part of it', 'gzip', gzipSync(TEXT).subarray(0, -6)],
    ['2 MB that unpack to nothing', 'gzip', Buffer.concat(Array(105_000).fill(gzipSync('')))],
  ])('with %s is none', async (_, name, packed) => {
    [encoding, body] = [name, packed];
    await open();
    expect(said(await fetch(gateway.url + FACILITIES))).toEqual([504, 'no-answer']);
  });

  it('is asked for in encodings that we can unpack, whatever the tablet takes', async () => {
    body = Buffer.from(TEXT);
    await open();
    await fetch(gateway.url + FACILITIES, { headers: { 'Accept-Encoding': 'zstd, evil' } });
    expect(hotel.seen[0]?.headers['accept-encoding']).toBe('gzip, deflate');
  });
});

describe('the memory for answers', () => {
  it('is shared by all tenants: without room for a large answer there is none, and small ones still come', async () => {
    const budget = new MemoryBudget(MB);
    await open(budget);
    budget.take(MB);
    body = Buffer.alloc(100_000);
    expect(said(await fetch(gateway.url + FACILITIES))).toEqual([504, 'no-answer']);
    body = Buffer.from(TEXT);
    expect(said(await fetch(gateway.url + SETTLE, { method: 'POST' }))).toEqual([200, 'answered']);
    budget.giveBack(MB);
    body = Buffer.alloc(MB - 1);
    for (let at = 0; at < 3; at += 1)
      expect((await (await fetch(gateway.url + FACILITIES)).arrayBuffer()).byteLength).toBe(MB - 1);
    await expect.poll(() => budget.take(MB)).toBe(true);
  });

  it('is taken until the tablet has the answer or is gone', () => {
    const budget = new MemoryBudget(MB);
    const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
    expect(holdUntilSent(MB, budget, outgoing)).toBe(true);
    expect(holdUntilSent(16_385, budget, outgoing)).toBe(false);
    expect(holdUntilSent(16_384, budget, outgoing)).toBe(true);
    outgoing.emit('close');
    expect(budget.take(MB)).toBe(true);
  });

  it('is what unpacking br takes too', async () => {
    const budget = new MemoryBudget(MB - 1);
    [encoding, body] = ['br', brotliCompressSync(TEXT)];
    await open(budget);
    expect(said(await fetch(gateway.url + FACILITIES))).toEqual([504, 'no-answer']);
    [encoding, body] = ['gzip', gzipSync(TEXT)];
    expect(said(await fetch(gateway.url + FACILITIES))).toEqual([200, 'answered']);
  });

  it('of a tenant is a part of the memory of all', () => {
    const all = new MemoryBudget(10);
    const [one, other] = [new MemoryBudget(8, all), new MemoryBudget(8, all)];
    expect([one.take(9), one.take(8), other.take(3), other.take(2)]).toEqual([false, true, false, true]);
    one.giveBack(8);
    expect(other.take(6)).toBe(true);
  });

  it('is counted for every arrival of a call that comes again', async () => {
    const key = { 'Idempotency-Key': '"0123456789abcdef"' };
    const budget = new MemoryBudget(MB);
    body = Buffer.alloc(MB - 1);
    await open(budget);
    const again = () => fetch(gateway.url + SETTLE, { method: 'POST', headers: key });
    expect(said(await again())).toEqual([200, 'answered']);
    await expect.poll(() => budget.take(MB)).toBe(true);
    expect(said(await again())).toEqual([504, 'no-answer']);
    budget.giveBack(MB);
    expect(said(await again())).toEqual([200, 'answered']);
    expect(hotel.seen).toHaveLength(1);
  });
});
