import { describe, expect, it } from 'vitest';
import {
  type Answer,
  IdempotencyStore,
  type KeyedRequest,
  type Outcome,
  type StoreLimits,
} from '../../kiosk/server/idempotency-store.ts';

const answer = (bytes = 0): Answer => ({ status: 200, headers: [], body: new Uint8Array(bytes) });
const UNKNOWN = { status: 504 };
type Asked = Partial<KeyedRequest> & { readonly outcome?: Outcome | Promise<Outcome> };

/** Requests under names, with the test's own clock; each ends at once unless it is told otherwise. */
function memory(limits: Partial<StoreLimits> = {}) {
  let now = 0;
  const once = new IdempotencyStore({ now: () => now, ...limits });
  const made: string[] = [];
  return {
    made,
    ask: (key: string, { outcome = answer(), ...more }: Asked = {}) =>
      once.outcomeOf(key, { fingerprint: key, sender: 'lobby', isPayment: false, ...more }, async () => {
        made.push(key);
        return outcome;
      }),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

/** An outcome that comes when the test says so. */
function later() {
  let end = (_: Outcome): void => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  return { outcome, end: () => end(answer()) };
}

describe('a request that comes again', () => {
  it('is no new one while it is under way, however long, and until ten minutes after its answer', async () => {
    const { ask, made, pass } = memory();
    const { outcome, end } = later();
    const asked = ask('a', { outcome });
    pass(10_000_000);
    const again = ask('a');
    expect(ask('a', { fingerprint: 'other' })).toBe('mismatch');
    end();
    expect([await asked, await again]).toEqual([answer(), answer()]);
    pass(599_999);
    expect([await ask('a'), made]).toEqual([answer(), ['a']]);
    pass(1);
    void ask('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('after one that threw: nobody knows', async () => {
    const { ask, made } = memory();
    expect(await ask('a', { outcome: Promise.reject(new Error('broken')) })).toMatchObject(UNKNOWN);
    expect(await ask('a')).toMatchObject(UNKNOWN);
    expect(made).toEqual(['a']);
  });
});

describe('little room', () => {
  it('the request that finished first is forgotten first', async () => {
    const { ask, made } = memory({ requests: 2 });
    const { outcome, end } = later();
    const a = ask('a', { outcome });
    await ask('b');
    end();
    await a;
    for (const key of ['c', 'a', 'b']) void ask(key, later());
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('none is forgotten that is under way: a new one is not made', async () => {
    const { ask, made } = memory({ requests: 2 });
    const { outcome, end } = later();
    const first = ask('a', { outcome });
    void ask('b', later());
    expect(ask('c')).toBe('full');
    end();
    await first;
    void ask('c');
    expect(made).toEqual(['a', 'b', 'c']);
  });

  it('an answer without room is forgotten, not that its request was made', async () => {
    const { ask, made } = memory({ bytes: 10 });
    await ask('a', { outcome: answer(6) });
    await ask('b', { outcome: answer(4) });
    expect(await ask('a')).toEqual(answer(6));
    await ask('c', { outcome: answer(1) });
    expect(await ask('a')).toMatchObject(UNKNOWN);
    expect(await ask('b')).toEqual(answer(4));
    expect(await ask('d', { outcome: answer(11) })).toEqual(answer(11));
    expect(await ask('d')).toMatchObject(UNKNOWN);
    expect(made).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('room for each sender', () => {
  const stranger = { sender: 'stranger' };
  const payment = { isPayment: true };

  it('a flood forgets its own first, and nothing of another', async () => {
    const { ask, made } = memory({ requestsOfOne: 3 });
    await ask('ours');
    for (const key of ['1', '2', '3', '4']) await ask(key, stranger);
    for (const key of ['ours', '2', '3', '4']) void ask(key);
    expect(made).toEqual(['ours', '1', '2', '3', '4']);
    void ask('1', stranger);
    expect(made.at(-1)).toBe('1');
  });

  it('a payment is not forgotten, neither for its own sender nor for others: the newcomer is refused', async () => {
    const { ask, made, pass } = memory({ requestsOfOne: 2, requests: 3 });
    await ask('pay', payment);
    await ask('sign');
    await ask('pay again', payment);
    expect(ask('one more')).toBe('full');
    await ask('theirs', { ...payment, ...stranger });
    expect(ask('one more', { sender: 'third' })).toBe('full');
    pass(599_999);
    expect(await ask('pay')).toEqual(answer());
    expect(made).toEqual(['pay', 'sign', 'pay again', 'theirs']);
    pass(1);
    void ask('one more');
    expect(made.at(-1)).toBe('one more');
  });

  it('where all senders together have too many, the one with most to give gives', async () => {
    const { ask, made } = memory({ requests: 4 });
    await ask('ours');
    for (const key of ['1', '2', '3']) await ask(key, stranger);
    await ask('new', { sender: 'newcomer' });
    for (const key of ['ours', '2']) void ask(key);
    expect(made).toEqual(['ours', '1', '2', '3', 'new']);
  });

  it('who has the largest answers gives up their bodies first, the payments’ last', async () => {
    const { ask } = memory({ bytes: 20 });
    await ask('ours', { outcome: answer(3) });
    await ask('paid', { outcome: answer(8), ...payment, ...stranger });
    for (const key of ['big', 'bigger']) await ask(key, { outcome: answer(8), ...stranger });
    expect(await ask('ours')).toEqual(answer(3));
    expect(await ask('paid')).toEqual(answer(8));
    expect(await ask('big')).toMatchObject(UNKNOWN);
  });

  it('what is forgotten after ten minutes leaves its room to others, in anybody’s share', async () => {
    const { ask, pass } = memory({ requestsOfOne: 1, requests: 2, bytes: 10 });
    await ask('a', { outcome: answer(5), ...payment });
    await ask('b', { outcome: answer(5), ...payment, ...stranger });
    pass(600_000);
    await ask('c', { outcome: answer(10) });
    expect(await ask('c')).toEqual(answer(10));
    expect(ask('d', stranger)).not.toBe('full');
  });
});
