import { describe, expect, it } from 'vitest';
import { hasStore } from '../../kiosk/lab/load/store.ts';
import { SILENT } from '../../kiosk/server/log.ts';
import { RedisConnection } from '../../kiosk/server/store/redis-store.ts';
import { KEY, type KeyedCall, keyedInit, keyOf, SETTLE, SIGN, told } from './support/gateway.ts';
import { close, type Gateway, House, PAID } from './support/house.ts';

/** Calls at gateways with a shared store. Under load: `npm run lab -- cluster`. */

const call = async ({ server }: Gateway, keyed: KeyedCall = {}) =>
  told(await fetch(server.url + (keyed.path ?? SETTLE), keyedInit(keyed)));

const ANSWERED = { status: 200, word: 'answered', body: PAID };
const UNKNOWN = { status: 504, word: 'no-answer', body: '' };
const REFUSED = { status: 422, word: 'not-sent', body: '' };

const health = async ({ server }: Gateway): Promise<unknown> => (await fetch(`${server.url}/healthz`)).json();

describe.skipIf(!hasStore)('gateways that share a store', () => {
  const house = new House();

  it('make a call once, at whichever of them it arrives and however often, and all give its answer', async () => {
    const all = [await house.open(), await house.open(), await house.open()];
    const keys = ['a', 'b', 'c', 'd', 'e'].map(keyOf);
    const calls = keys.flatMap((key) => [...all, ...all].map((gateway) => call(gateway, { key })));
    await expect.poll(() => house.calls.length).toBe(5);
    house.answers();
    for (const answer of await Promise.all(calls)) expect(answer).toEqual(ANSWERED);
    const another = await house.open();
    for (const key of keys) expect(await call(another, { key })).toEqual(ANSWERED);
    expect(house.calls).toEqual(Array(5).fill(SETTLE));
  });

  it.each([
    ['body', { body: 'amount=1' }],
    ['guest', { token: 'two' }],
    ['path', { path: SIGN }],
  ])('refuse another %s under the key, while the call is under way and after it', async (_, other) => {
    const [one, two] = [await house.open(), await house.open()];
    const first = call(one);
    await expect.poll(() => house.calls.length).toBe(1);
    expect(await call(two, other)).toEqual(REFUSED);
    house.answers();
    expect(await first).toEqual(ANSWERED);
    expect(await call(two, other)).toEqual(REFUSED);
    expect(await call(two)).toEqual(ANSWERED);
    expect(house.calls).toEqual([SETTLE]);
  });

  it('say that the outcome is unknown where the one that made the call has died', async () => {
    const [one, two] = [await house.open(), await house.open()];
    void call(one).catch(() => undefined);
    await expect.poll(() => house.calls.length).toBe(1);
    await close(one);
    const client = await house.connected();
    await client.del(await client.keys('lobby:alive:*'));
    client.destroy();
    expect(await call(two)).toEqual(UNKNOWN);
    expect(house.calls).toEqual([SETTLE]);
  });

  it('make no payment while the store is away, as another may have made it; what else a guest does goes on', async () => {
    const [one, two] = [await house.open(), await house.open()];
    house.answers();
    expect(await call(one)).toEqual(ANSWERED);
    await house.store.crash();
    await expect.poll(two.store.isReachable).toBe(false);
    expect(await health(two)).toMatchObject({ status: 'troubled', troubles: ['store-unreachable'] });
    expect(await (await fetch(`${two.server.url}/metrics`)).text()).toContain(
      'lobby_gateway_store{state="unreachable"} 1',
    );
    expect(await call(two, { path: SIGN, key: keyOf('c') })).toEqual(ANSWERED);
    expect(await call(one)).toEqual(ANSWERED);
    expect(await call(two)).toEqual(UNKNOWN);
    expect(house.calls).toEqual([SETTLE, SIGN]);
    await house.store.start();
    expect(await call(two)).toEqual(ANSWERED);
    expect(await health(two)).toMatchObject({ store: 'shared' });
    expect(house.calls).toEqual([SETTLE, SIGN]);
  });

  it('wait with a payment for a store that is back in a moment', async () => {
    const one = await house.open();
    house.answers();
    await house.store.crash();
    const paying = call(one);
    await house.store.start();
    expect(await paying).toEqual(ANSWERED);
  });

  it.each(['answered', 'under way'])(
    'make a call that is %s no second time when the store has lost its data',
    async (how) => {
      const [one, two] = [await house.open(1), await house.open(1)];
      if (how === 'answered') house.answers();
      const first = call(one);
      await expect.poll(() => house.calls.length).toBe(1);
      if (how === 'answered') await first;
      await house.store.crash();
      house.store.forget();
      await house.store.start();
      const again = call(two);
      house.answers();
      expect([await first, await again]).toEqual([ANSWERED, ANSWERED]);
      expect(house.calls).toEqual([SETTLE]);
    },
  );

  it('never say of a payment that it was not sent, while they end and the store is away', async () => {
    const [one, two] = [await house.open(), await house.open()];
    const first = call(one);
    await expect.poll(() => house.calls.length).toBe(1);
    // A running call delays the gateway's end.
    const other = call(two, { key: keyOf('c') });
    await expect.poll(() => house.calls.length).toBe(2);
    await house.store.crash();
    await expect.poll(two.store.isReachable).toBe(false);
    const draining = two.server.drain(20_000);
    const again = call(two);
    await expect.poll(async () => (await fetch(`${two.server.url}/healthz`)).status).toBe(503);
    expect(await again).toEqual(UNKNOWN);
    house.answers();
    expect([await first, await other]).toEqual([ANSWERED, ANSWERED]);
    await draining;
    expect(house.calls).toHaveLength(2);
  });

  it('leave nothing of a guest in the store that could be read', async () => {
    const one = await house.open();
    house.answers();
    await call(one, { body: 'name=YAMADA&amount=48400', token: 'secret-token' });
    const client = await house.connected();
    const names = await client.keys('*');
    const calls = names.filter((name) => name.includes(':call:'));
    const kept = JSON.stringify([names, await Promise.all(calls.map((name) => client.get(name)))]);
    client.destroy();
    expect(calls).toHaveLength(1);
    const answer = Buffer.from(PAID).toString('base64');
    for (const secret of ['YAMADA', 'secret-token', KEY.slice(1, -1), 'settlement', answer])
      expect(kept).not.toContain(secret);
  });

  it('keep the hotels of two prefixes apart', async () => {
    const other = new RedisConnection({ url: house.store.url, prefix: 'other', log: SILENT, youthS: 0 });
    const one = await house.open();
    house.answers();
    await call(one);
    const store = other.storeFor(undefined);
    await expect.poll(store.state).toBe('shared');
    await store.exchange({ tablets: {}, help: [], sums: {}, lostSums: {} }, 0);
    expect(await store.claim('x', 'y', 'guest')).toEqual({ kind: 'claimed' });
    expect(await one.store.claim('x', 'z', 'guest')).toEqual({ kind: 'claimed' });
    await other.close();
  });
});
