import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../kiosk/gateway/index.ts';
import { SILENT } from '../../kiosk/gateway/log.ts';
import { RedisConnection } from '../../kiosk/gateway/store/redis-store.ts';
import { hasStore, StoreProcess } from '../../kiosk/load/store.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

/** Several gateways that share a real Redis, before one hotel. What they do under load, while all crash: `npm run cluster`. */

const SETTLE = '/api/v1/client/payment/settlement';
const SIGN = '/api/v1/client/upload_agreement_signature';
const KEY = '0123456789abcdef0123456789abcdef';
const PAID = 'paid by YAMADA TARO';

interface Gateway {
  readonly connection: RedisConnection;
  readonly server: Listening;
}

const store = new StoreProcess();
let site: Site;
let hotel: Server;
let hotelUrl: string;
let calls: string[];
let mayAnswer: Promise<void>;
let answers: () => void;
let gateways: Gateway[];

/** @param youthS a store that has just begun takes no claims for so long */
async function open(youthS = 0): Promise<Gateway> {
  const connection = new RedisConnection({ url: store.url, prefix: 'lobby', log: SILENT, youthS });
  await expect.poll(connection.isReachable).toBe(true);
  const side = { kind: 'proxy', url: hotelUrl } as const;
  const gateway = gatewayFor(site, {
    hotel: side,
    store: connection.storeFor(undefined),
    watchToken: undefined,
  });
  const opened = { connection, server: await listen(gateway, { port: 0 }) };
  gateways.push(opened);
  return opened;
}

async function closed({ connection, server }: Gateway): Promise<void> {
  await server.close();
  await connection.close();
}

interface Call {
  readonly path?: string;
  readonly body?: string;
  readonly token?: string;
  readonly key?: string;
}

async function call(
  { server }: Gateway,
  { path = SETTLE, body = 'amount=48400', token = 'one', key = KEY }: Call = {},
) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    body,
    headers: {
      AUTH_TOKEN: token,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': `"${key}"`,
    },
  });
  const word = response.headers.get('lobby-gateway');
  return { status: response.status, word, text: await response.text() };
}

const ANSWERED = { status: 200, word: 'answered', text: PAID };
const UNKNOWN = { status: 504, word: 'no-answer', text: '' };
const REFUSED = { status: 422, word: 'not-sent', text: '' };

const health = async ({ server }: Gateway): Promise<unknown> => (await fetch(`${server.url}/healthz`)).json();

/** Asks the store itself, beside the gateways. */
const connected = () => createClient({ url: store.url }).connect();

describe.skipIf(!hasStore)('gateways that share a store', () => {
  beforeEach(async () => {
    await store.start();
    site = makeSite();
    [calls, gateways] = [[], []];
    mayAnswer = new Promise((resolve) => {
      answers = resolve;
    });
    hotel = createServer((request, response) => {
      calls.push(request.url ?? '');
      request.resume().on('end', async () => {
        await mayAnswer;
        response.end(PAID);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => hotel.once('listening', resolve));
    hotelUrl = `http://127.0.0.1:${(hotel.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    answers();
    await Promise.all(gateways.map(closed));
    hotel.closeAllConnections();
    hotel.close();
    await store.stop();
    site.clear();
  });

  it('make a call once, at whichever of them it arrives, and all give its answer', async () => {
    const [one, two, three] = [await open(), await open(), await open()];
    const first = call(one);
    await expect.poll(() => calls.length).toBe(1);
    const others = [call(two), call(three), call(one)];
    answers();
    expect(await Promise.all([first, ...others])).toEqual([ANSWERED, ANSWERED, ANSWERED, ANSWERED]);
    expect(await call(await open())).toEqual(ANSWERED);
    expect(calls).toEqual([SETTLE]);
  });

  it('make one of several calls that arrive at the same moment', async () => {
    const all = [await open(), await open(), await open()];
    answers();
    for (const key of ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32))) {
      const told = await Promise.all([...all, ...all].map((gateway) => call(gateway, { key })));
      expect(new Set(told.map(({ text }) => text))).toEqual(new Set([PAID]));
    }
    expect(calls).toHaveLength(5);
  });

  it.each([
    ['body', { body: 'amount=1' }],
    ['guest', { token: 'two' }],
    ['path', { path: SIGN }],
  ])('refuse another %s under the key, while the call is under way and after it', async (_, other) => {
    const [one, two] = [await open(), await open()];
    const first = call(one);
    await expect.poll(() => calls.length).toBe(1);
    expect(await call(two, other)).toEqual(REFUSED);
    answers();
    expect(await first).toEqual(ANSWERED);
    expect(await call(two, other)).toEqual(REFUSED);
    expect(await call(two)).toEqual(ANSWERED);
    expect(calls).toEqual([SETTLE]);
  });

  it('say that the outcome is unknown where the one that made the call has died', async () => {
    const [one, two] = [await open(), await open()];
    void call(one).catch(() => undefined);
    await expect.poll(() => calls.length).toBe(1);
    await closed(one);
    const client = await connected();
    await client.del(await client.keys('lobby:alive:*'));
    client.destroy();
    expect(await call(two)).toEqual(UNKNOWN);
    expect(calls).toEqual([SETTLE]);
  });

  it('make no payment while the store is away, as another may have made it; what else a guest does goes on', async () => {
    const [one, two] = [await open(), await open()];
    answers();
    expect(await call(one)).toEqual(ANSWERED);
    await store.crash();
    await expect.poll(two.connection.isReachable).toBe(false);
    expect(await health(two)).toMatchObject({ status: 'ok', store: 'unreachable' });
    expect(await (await fetch(`${two.server.url}/metrics`)).text()).toContain(
      'lobby_gateway_store_reachable 0',
    );
    expect(await call(two, { path: SIGN, key: 'c'.repeat(32) })).toEqual(ANSWERED);
    expect(await call(one)).toEqual(ANSWERED);
    expect(await call(two)).toEqual(UNKNOWN);
    expect(calls).toEqual([SETTLE, SIGN]);
    await store.start();
    expect(await call(two)).toEqual(ANSWERED);
    expect(await health(two)).toMatchObject({ store: 'shared' });
    expect(calls).toEqual([SETTLE, SIGN]);
  });

  it('wait with a payment for a store that is back in a moment', async () => {
    const one = await open();
    answers();
    await store.crash();
    const paying = call(one);
    await store.start();
    expect(await paying).toEqual(ANSWERED);
  });

  it.each(['answered', 'under way'])(
    'make a call that is %s no second time when the store has lost its data',
    async (how) => {
      const [one, two] = [await open(1), await open(1)];
      if (how === 'answered') answers();
      const first = call(one);
      await expect.poll(() => calls.length).toBe(1);
      if (how === 'answered') await first;
      await store.crash();
      store.forget();
      await store.start();
      const again = call(two);
      answers();
      expect([await first, await again]).toEqual([ANSWERED, ANSWERED]);
      expect(calls).toEqual([SETTLE]);
    },
  );

  it('tell each other of a call while they end', async () => {
    const [one, two] = [await open(), await open()];
    answers();
    await call(one);
    const draining = two.server.drain(1_000);
    expect((await call(one)).word).toBe('answered');
    await draining;
  });

  it('leave nothing of a guest in the store that could be read', async () => {
    const one = await open();
    answers();
    await call(one, { body: 'name=YAMADA&amount=48400', token: 'secret-token' });
    const client = await connected();
    const names = await client.keys('*');
    const texts = await Promise.all(
      names.filter((name) => name.includes(':call:')).map((name) => client.get(name)),
    );
    client.destroy();
    const kept = JSON.stringify([names, texts]);
    expect(kept).toContain(':call:');
    for (const secret of ['YAMADA', 'secret-token', KEY, 'settlement', Buffer.from(PAID).toString('base64')])
      expect(kept).not.toContain(secret);
  });

  it('keep the hotels of two prefixes apart', async () => {
    const other = new RedisConnection({ url: store.url, prefix: 'other', log: SILENT, youthS: 0 });
    const one = await open();
    answers();
    await call(one);
    await expect.poll(other.isReachable).toBe(true);
    const claim = other.storeFor(undefined);
    await claim.exchange({ tablets: new Map(), help: [], sums: new Map() }, 0);
    expect(await claim.claim('x', 'y')).toEqual({ kind: 'claimed' });
    expect(await one.connection.storeFor(undefined).claim('x', 'z')).toEqual({ kind: 'claimed' });
    await other.close();
  });

  describe('know the same of the tablets', () => {
    const send = async ({ server }: Gateway, path: string, body: unknown) =>
      (
        await fetch(server.url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    const list = async ({ server }: Gateway) => {
      const answer: unknown = await (await fetch(`${server.url}/tablets.json`)).json();
      return JSON.stringify(answer);
    };
    const metrics = async ({ server }: Gateway) => (await fetch(`${server.url}/metrics`)).text();
    const SUMS = { '/checkin/term opened': 10 };
    const opened = async (gateway: Gateway) =>
      /lobby_screen_opened_total\{[^}]*\/checkin\/term[^}]*\} (\d+)/u.exec(await metrics(gateway))?.[1];

    it('whichever of them it told, and after a restart', async () => {
      const [one, two] = [await open(), await open()];
      expect(await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1', sums: SUMS })).toBe(204);
      expect(await send(two, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-2', sums: SUMS })).toBe(204);
      for (const gateway of [one, two]) {
        await expect.poll(() => list(gateway)).toContain('LOBBY-1');
        await expect.poll(() => list(gateway)).toContain('LOBBY-2');
        await expect.poll(() => opened(gateway)).toBe('20');
      }
      await Promise.all([closed(one), closed(two)]);
      const three = await open();
      await expect.poll(() => list(three)).toContain('LOBBY-2');
      await expect.poll(() => opened(three)).toBe('20');
    });

    it('a call for help is shown by all, and answered once', async () => {
      const [one, two] = [await open(), await open()];
      await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1' });
      expect(await send(one, '/help', { device: 'LOBBY-1', screen: '/checkin/term' })).toBe(204);
      await expect.poll(() => list(two)).toMatch(/"asked_at":"[^"]+"/u);
      const asked_at = /"asked_at":"([^"]+)"/u.exec(await list(two))?.[1];
      expect(await send(two, '/tablets/seen', { device: 'LOBBY-1', asked_at })).toBe(204);
      for (const gateway of [one, two]) await expect.poll(() => list(gateway)).not.toContain('"asked_at"');
    });

    it('also when the store has lost its data, and no sum counts twice', async () => {
      const [one, two] = [await open(), await open()];
      await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1', sums: SUMS });
      await send(two, '/help', { device: 'LOBBY-1', screen: '/checkin/term' });
      for (const gateway of [one, two]) await expect.poll(() => opened(gateway)).toBe('10');
      await store.crash();
      await send(two, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-2', sums: SUMS });
      store.forget();
      await store.start();
      const three = await open();
      for (const gateway of [one, two, three]) {
        await expect.poll(() => list(gateway), { timeout: 10_000 }).toMatch(/LOBBY-1.*LOBBY-2/su);
        await expect.poll(() => list(gateway)).toContain('"asked_at"');
        await expect.poll(() => opened(gateway)).toBe('20');
      }
    });
  });
});
