import { readFileSync } from 'node:fs';
import { createServer, connect as open, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasStore, StoreProcess } from '../../kiosk/lab/load/store.ts';
import { command, exchange, see } from './support/store.ts';

/** A real store's troubles with payments: named, and mended without a restart. */

const PASSWORD = 'a-long-password';
const GUIDE = readFileSync(new URL('../../kiosk/deploy/GROWING.md', import.meta.url), 'utf8');
/** The rights in the guide for several gateways. */
const DOCUMENTED = /^ *ACL SETUSER lobby on >CHANGE-ME (.*)$/mu.exec(GUIDE)?.[1] ?? '';

describe.skipIf(!hasStore)('a store', () => {
  const redis = new StoreProcess();
  beforeAll(() => redis.start());
  afterAll(() => redis.stop());
  const as = (user: string) => redis.plainUrl.replace('//', `//${user}@`);
  const config = (name: string, value: string) => command(redis.url, ['CONFIG', 'SET', name, value]);

  it.each([
    ['of the guide', DOCUMENTED],
    ['who may do all but what is dangerous', '~lobby:* +@all -@dangerous'],
    ['who may do everything', '~* +@all'],
  ])('is shared by a user %s', async (_, rules) => {
    await command(redis.url, ['ACL', 'SETUSER', 'lobby', 'reset', 'on', `>${PASSWORD}`, ...rules.split(' ')]);
    const { store } = see(as(`lobby:${PASSWORD}`));
    await expect.poll(store.state).toBe('shared');
    await exchange(store);
    expect(await store.claim(rules, 'x', 'guest')).toEqual({ kind: 'claimed' });
    expect(await store.claimPayment(rules, 'x', 'guest')).toBe('claimed');
  });

  it.each([
    ['may not run scripts', '-eval', /may not run EVAL: grant \+eval$/u],
    ['may not run a command of a script', '-zadd', /\+@write|\+zadd/u],
    ['may use names of another tenant', 'resetkeys ~lobby:alive:* ~lobby:{inn}:*', /grant ~PREFIX:\*/u],
    ['may read our names, and not write them', 'resetkeys %R~lobby:*', /grant ~PREFIX:\*/u],
  ])('is not permitted to a user who %s', async (_, rules, mend) => {
    const all = `${DOCUMENTED} ${rules}`.split(' ');
    await command(redis.url, ['ACL', 'SETUSER', 'lobby', 'reset', 'on', `>${PASSWORD}`, ...all]);
    const { store, mend: said } = see(as(`lobby:${PASSWORD}`));
    await expect.poll(store.state).toBe('not-permitted');
    expect(said()).toMatch(mend);
    await command(redis.url, ['ACL', 'SETUSER', 'lobby', ...DOCUMENTED.split(' ')]);
    await expect.poll(store.state).toBe('shared');
  });

  it.each([
    ['another password', 'lobby:another'],
    ['a user whom it does not know', 'nobody:another'],
  ])('refuses %s', async (_, user) => {
    const { store, mend } = see(as(user));
    await expect.poll(store.state).toBe('refused-login');
    expect(mend()).toBe('correct user and password in STORE_URL');
  });

  it('refuses a database that it does not have', async () => {
    const { store, mend } = see(`${redis.url}/99`);
    await expect.poll(store.state).toBe('refused-login');
    expect(mend()).toBe('correct the number of the database in STORE_URL');
  });

  it('refuses a gateway without the password that it asks for', async () => {
    await config('requirepass', PASSWORD);
    const { store } = see(redis.url);
    await expect.poll(store.state).toBe('refused-login');
    await command(as(`:${PASSWORD}`), ['CONFIG', 'SET', 'requirepass', '']);
    await expect.poll(store.state).toBe('shared');
  });

  it.each([
    ['evicting', 'maxmemory-policy', 'allkeys-lru', 'noeviction', '100mb'],
    ['full', 'maxmemory', '1', '100mb', '100mb'],
    ['not-writing', 'min-replicas-to-write', '1', '0', '0'],
  ])('is %s where %s is %s, until that is mended', async (state, name, wrong, right, memory) => {
    await config('maxmemory', memory);
    const { store } = see(redis.url);
    await expect.poll(store.state).toBe('shared');
    await config(name, wrong);
    await expect.poll(store.state).toBe(state);
    await expect(store.claim('a', 'b', 'guest')).rejects.toThrow();
    await config(name, right);
    await expect.poll(store.state).toBe('shared');
    await config('maxmemory', '0');
  });

  it.each(['yes', 'no'])('is read-only as a replica, be it %s that it takes no writes', async (takesNone) => {
    await config('replica-read-only', takesNone);
    const { store } = see(redis.url);
    await expect.poll(store.state).toBe('shared');
    await command(redis.url, ['REPLICAOF', '127.0.0.1', '1']);
    await expect.poll(store.state).toBe('read-only');
    await command(redis.url, ['REPLICAOF', 'NO', 'ONE']);
    await expect.poll(store.state).toBe('shared');
  });

  it('is found again after a failover, although the connection to the new replica lives', async () => {
    const other = new StoreProcess();
    await other.start();
    onTestFinished(() => other.stop());
    const port = (process: StoreProcess) => Number(new URL(process.url).port);
    // A name that leads to the primary.
    let primary = redis;
    const ends: Socket[] = [];
    const name = createServer((socket) => {
      const onwards = open(port(primary), '127.0.0.1');
      ends.push(socket, onwards);
      socket
        .on('error', () => undefined)
        .pipe(onwards.on('error', () => undefined))
        .pipe(socket);
    });
    await new Promise<void>((resolve) => name.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const end of ends) end.destroy();
      name.close();
    });
    const address = name.address();
    const { store } = see(`redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {
      youthS: 3,
    });
    await expect.poll(store.state).toBe('shared');
    const claimed = async (call: string) => {
      await exchange(store);
      return (await store.claim(call, 'x', 'guest')).kind;
    };
    await expect.poll(() => claimed('before').catch(String)).toBe('claimed');
    await command(other.url, ['REPLICAOF', '127.0.0.1', String(port(redis))]);
    await expect.poll(() => command(other.url, ['INFO', 'replication'])).toMatch('link_status:up');
    primary = other;
    await command(other.url, ['REPLICAOF', 'NO', 'ONE']);
    await command(redis.url, ['REPLICAOF', '127.0.0.1', String(port(other))]);
    // New stores wait for the gateways' claims.
    await expect.poll(() => claimed('after').catch(String)).toBe('young');
    await expect.poll(() => claimed('after').catch(String)).toBe('claimed');
    await command(redis.url, ['REPLICAOF', 'NO', 'ONE']);
  });
});
