import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasStore, StoreProcess } from '../../kiosk/lab/load/store.ts';
import type { Payer } from '../../kiosk/server/payments.ts';
import { MOST_CALLS } from '../../kiosk/server/store/calls-in-store.ts';
import {
  MOST_PAYMENTS,
  MOST_TOKENS,
  type PaymentRecord,
} from '../../kiosk/server/store/payments-in-store.ts';
import type { SharedStore } from '../../kiosk/server/store/redis-store.ts';
import { command, exchange, see, seeGrown } from './support/store.ts';

type State = 'unknown' | Payer | 'booked';

const DAY_MS = 86_400_000;

/** Brings a payment into a state under the claim `first`. */
async function bring(store: SharedStore, payment: string, state: State): Promise<void> {
  if (state === 'unknown') return;
  expect(await store.claimPayment(payment, 'first', state === 'booked' ? 'guest' : state)).toBe('claimed');
  if (state === 'booked') await store.bookPayment(payment);
}

describe.skipIf(!hasStore)('the store', () => {
  const redis = new StoreProcess({ writing: 'everysec' });
  beforeAll(() => redis.start());
  afterAll(() => redis.stop());
  let tenants = 0;
  const newTenant = () => {
    tenants += 1;
    return `inn-${tenants}`;
  };
  const fill = (pool: string, count: number, at: number) =>
    command(redis.url, [
      'EVAL',
      "for i = 1, ARGV[1] do redis.call('ZADD', KEYS[1], ARGV[2], i) end",
      '1',
      pool,
      String(count),
      String(at),
    ]);

  it('leaves to one tenant what another has claimed', async () => {
    for (const tenant of [newTenant(), newTenant()]) {
      const store = await seeGrown(redis.url, tenant);
      expect(await store.claim('x', 'y', 'guest')).toEqual({ kind: 'claimed' });
    }
  });

  it.each<[state: State, payer: Payer, claim: string, became: string]>([
    ['unknown', 'guest', 'second', 'claimed'],
    ['unknown', 'stranger', 'second', 'claimed'],
    ['guest', 'guest', 'second', 'sent'],
    ['guest', 'stranger', 'second', 'sent'],
    // The answer to the first try was lost.
    ['guest', 'guest', 'first', 'claimed'],
    ['stranger', 'stranger', 'first', 'claimed'],
    ['stranger', 'stranger', 'second', 'sent'],
    // A stranger binds no guest.
    ['stranger', 'guest', 'second', 'claimed'],
    ['booked', 'guest', 'second', 'booked'],
    ['booked', 'guest', 'first', 'booked'],
    ['booked', 'stranger', 'second', 'booked'],
  ])('of a payment that is %s, a %s with the %s claim is told %s', async (state, payer, claim, became) => {
    const store = await seeGrown(redis.url, newTenant());
    await bring(store, 'a', state);
    expect(await store.claimPayment('a', claim, payer)).toBe(became);
  });

  it('binds strangers by the payment that a guest has taken over from one', async () => {
    const store = await seeGrown(redis.url, newTenant());
    await bring(store, 'a', 'stranger');
    expect(await store.claimPayment('a', 'second', 'guest')).toBe('claimed');
    await store.freePayment('a', 'first');
    expect(await store.claimPayment('a', 'first', 'stranger')).toBe('sent');
  });

  it.each<[state: State, claim: string, after: string]>([
    ['guest', 'first', 'claimed'],
    ['stranger', 'first', 'claimed'],
    ['guest', 'second', 'sent'],
    ['booked', 'first', 'booked'],
  ])('a payment that is %s and freed by the %s claim is %s after it', async (state, claim, after) => {
    const store = await seeGrown(redis.url, newTenant());
    await bring(store, 'a', state);
    await store.freePayment('a', claim);
    expect(await store.claimPayment('a', 'third', 'guest')).toBe(after);
  });

  it.each<[state: State, told: PaymentRecord, guest: string, freed: string]>([
    ['unknown', { payer: 'stranger', claim: 'told' }, 'claimed', 'claimed'],
    ['unknown', { payer: 'guest', claim: 'told' }, 'sent', 'claimed'],
    ['unknown', 'booked', 'booked', 'booked'],
    ['stranger', { payer: 'guest', claim: 'told' }, 'sent', 'claimed'],
    ['guest', { payer: 'stranger', claim: 'told' }, 'sent', 'sent'],
    ['guest', 'booked', 'booked', 'booked'],
    ['booked', { payer: 'guest', claim: 'told' }, 'booked', 'booked'],
  ])(
    'raises a payment that is %s when it is told %j, and never lowers it',
    async (state, told, guest, freed) => {
      const store = await seeGrown(redis.url, newTenant());
      await bring(store, 'a', state);
      await store.tellPayments(new Map([['a', told]]));
      const answers = await Promise.all([
        store.freePayment('b', 'told'),
        store.claimPayment('a', 'last', 'guest'),
      ]);
      expect(answers[1]).toBe(guest);
      await store.freePayment('a', guest === 'claimed' ? 'last' : 'told');
      expect(await store.claimPayment('a', 'again', 'guest')).toBe(freed);
    },
  );

  it('remembers a payment for a day under any outcome', async () => {
    const store = await seeGrown(redis.url, newTenant());
    const left = async () => Number(await command(redis.url, ['PTTL', `lobby:{inn-${tenants}}:payment:a`]));
    await bring(store, 'a', 'guest');
    expect(await left()).toBeGreaterThan(DAY_MS - 60_000);
    await store.bookPayment('a');
    expect(await left()).toBeGreaterThan(DAY_MS - 60_000);
  });

  it('takes no room for strangers from guests, and keeps what they have', async () => {
    const store = await seeGrown(redis.url, newTenant());
    const all = (most: number, one: (at: number) => Promise<unknown>) =>
      Promise.all(Array.from({ length: most }, (_, at) => one(at)));
    await all(MOST_PAYMENTS.stranger, (at) => store.claimPayment(`p${at}`, 'x', 'stranger'));
    expect(await store.claimPayment('new', 'x', 'stranger')).toBe('full');
    expect(await store.claimPayment('p0', 'y', 'stranger')).toBe('sent');
    expect(await store.claimPayment('new', 'x', 'guest')).toBe('claimed');
    // A guest's payment frees the stranger's place.
    expect(await store.claimPayment('p0', 'y', 'guest')).toBe('claimed');
    expect(await store.claimPayment('other', 'x', 'stranger')).toBe('claimed');
    await store.freePayment('p1', 'x');
    expect(await store.claimPayment('p1', 'x', 'stranger')).toBe('claimed');
    expect(await store.claimPayment('last', 'x', 'stranger')).toBe('full');
    await all(MOST_CALLS.stranger, (at) => store.claim(`c${at}`, 'x', 'stranger'));
    expect(await store.claim('new', 'x', 'stranger')).toEqual({ kind: 'full' });
    expect(await store.claim('c0', 'y', 'stranger')).toEqual({ kind: 'known', record: 'x' });
    expect(await store.claim('new', 'x', 'guest')).toEqual({ kind: 'claimed' });
  });

  it.each([
    ['payments', MOST_PAYMENTS.guest, (store: SharedStore) => store.claimPayment('a', 'b', 'guest'), 'full'],
    ['calls', MOST_CALLS.guest, (store: SharedStore) => store.claim('a', 'b', 'guest'), { kind: 'full' }],
  ])('bounds the %s of guests too', async (pool, most, claim, full) => {
    const tenant = newTenant();
    await fill(`lobby:{${tenant}}:${pool}:guest`, most, Date.now() + 300_000);
    const store = await seeGrown(redis.url, tenant);
    expect(await claim(store)).toEqual(full);
  });

  it.each([
    ['were forgotten long ago', 1],
    ['a clock that was ahead has left', Date.now() + 10 * DAY_MS],
  ])('gives no room to calls that %s', async (_, at) => {
    const tenant = newTenant();
    await fill(`lobby:{${tenant}}:calls:guest`, MOST_CALLS.guest, at);
    const store = await seeGrown(redis.url, tenant);
    expect(await store.claim('a', 'b', 'guest')).toEqual({ kind: 'claimed' });
  });

  it('knows the tokens that the hotel issued last', async () => {
    const store = await seeGrown(redis.url, newTenant());
    await store.noteToken('first');
    expect(await store.knowsToken('first')).toBe(true);
    expect(await store.knowsToken('another')).toBe(false);
    const issued = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(issued);
    await fill(`lobby:{inn-${tenants}}:tokens`, MOST_TOKENS - 1, Date.now() + DAY_MS);
    await store.noteToken('last');
    expect(await store.knowsToken('first')).toBe(false);
    expect(await store.knowsToken('last')).toBe(true);
  });

  it('takes no payment while it is young, as gateways may not have told it theirs, and says what it knows', async () => {
    const { store } = see(redis.url, { tenant: newTenant(), youthS: 4 });
    await expect.poll(store.state).toBe('shared');
    expect(await store.claimPayment('a', 'x', 'guest')).toBe('young');
    await exchange(store);
    expect(await store.claimPayment('a', 'x', 'guest')).toBe('young');
    await store.tellPayments(
      new Map<string, PaymentRecord>([
        ['b', 'booked'],
        ['g', { payer: 'guest', claim: 'y' }],
        ['s', { payer: 'stranger', claim: 'y' }],
      ]),
    );
    expect(await store.claimPayment('b', 'x', 'guest')).toBe('booked');
    expect(await store.claimPayment('g', 'x', 'guest')).toBe('sent');
    expect(await store.claimPayment('s', 'x', 'guest')).toBe('young');
    await expect
      .poll(async () => {
        await exchange(store);
        return store.claimPayment('a', 'x', 'guest');
      })
      .toBe('claimed');
  });
});
