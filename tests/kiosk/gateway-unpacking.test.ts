import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { processRoom } from '../../kiosk/server/call-room.ts';
import { holdUntilSent } from '../../kiosk/server/hotel-answer.ts';
import { MemoryBudget } from '../../kiosk/server/memory-budget.ts';
import { FACILITIES, gatewayForEachTest, KEY, said } from './support/gateway.ts';

const MB = 1024 * 1024;

const before = gatewayForEachTest();
const answersWith = (body: Buffer, encoding?: string) => {
  before.hotel.answer = (_, response) => {
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.end(body);
  };
};

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
  it.each(PACKED)('as %s is passed on unpacked, up to 1 MB', async (name, packed) => {
    answersWith(packed(Buffer.from(TEXT)), name);
    for (const response of [await before.call(FACILITIES), await before.settle()]) {
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(await response.text()).toBe(TEXT);
    }
    answersWith(packed(Buffer.alloc(MB + 1)), name);
    expect(said(await before.call(FACILITIES))).toEqual([504, 'no-answer']);
  });

  it.each([
    ['an encoding that we do not know', 'zstd', Buffer.from(TEXT)],
    ['two encodings', 'gzip, gzip', gzipSync(gzipSync(TEXT))],
    ['what is not packed at all', 'gzip', Buffer.from(TEXT)],
    ['a part of it', 'gzip', gzipSync(TEXT).subarray(0, -6)],
    ['2 MB that unpack to nothing', 'gzip', Buffer.concat(Array(105_000).fill(gzipSync('')))],
  ])('with %s is none', async (_, name, packed) => {
    answersWith(packed, name);
    expect(said(await before.call(FACILITIES))).toEqual([504, 'no-answer']);
  });

  it('is asked for in encodings that we can unpack, not in the tablet’s', async () => {
    answersWith(Buffer.from(TEXT));
    await before.call(FACILITIES, { headers: { 'Accept-Encoding': 'zstd, evil' } });
    expect(before.hotel.seen[0]?.headers['accept-encoding']).toBe('gzip, deflate');
  });
});

describe('the memory for answers', () => {
  it('is shared by all tenants: without room for a large answer there is none, and small ones still come', async () => {
    const budget = new MemoryBudget(MB);
    await before.open({ room: { ...processRoom(1_024), answers: budget } });
    budget.take(MB);
    answersWith(Buffer.alloc(100_000));
    expect(said(await before.call(FACILITIES))).toEqual([504, 'no-answer']);
    answersWith(Buffer.from(TEXT));
    expect(said(await before.settle())).toEqual([200, 'answered']);
    budget.giveBack(MB);
    answersWith(Buffer.alloc(MB - 1));
    for (let at = 0; at < 3; at += 1)
      expect((await (await before.call(FACILITIES)).arrayBuffer()).byteLength).toBe(MB - 1);
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
    answersWith(brotliCompressSync(TEXT), 'br');
    await before.open({ room: { ...processRoom(1_024), answers: budget } });
    expect(said(await before.call(FACILITIES))).toEqual([504, 'no-answer']);
    answersWith(gzipSync(TEXT), 'gzip');
    expect(said(await before.call(FACILITIES))).toEqual([200, 'answered']);
  });

  it('is counted for every arrival of a call that comes again', async () => {
    const budget = new MemoryBudget(MB);
    answersWith(Buffer.alloc(MB - 1));
    await before.open({
      room: { ...processRoom(1_024), answers: budget },
      once: { bytes: { guest: 0, stranger: MB } },
    });
    const again = () => before.settle({ 'Idempotency-Key': KEY });
    expect(said(await again())).toEqual([200, 'answered']);
    await expect.poll(() => budget.take(MB)).toBe(true);
    expect(said(await again())).toEqual([504, 'no-answer']);
    budget.giveBack(MB);
    expect(said(await again())).toEqual([200, 'answered']);
    expect(before.hotel.seen).toHaveLength(1);
  });
});
