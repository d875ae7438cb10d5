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

/** Requests under names, with the test's own clock; a name's request is made by `ask` and ends when told. */
function memory(limits: Partial<StoreLimits> = {}) {
  let now = 0;
  const once = new IdempotencyStore({ now: () => now, ...limits });
  const made: string[] = [];
  const ends = new Map<string, (outcome: Outcome | Error) => void>();
  const ask = (key: string, more: Partial<KeyedRequest> = {}) =>
    once.outcomeOf(key, { fingerprint: key, sender: 'lobby', isPayment: false, ...more }, () => {
      made.push(key);
      return new Promise((resolve, reject) => {
        ends.set(key, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      });
    });
  return {
    made,
    ask,
    end: (key: string, outcome: Outcome | Error = answer()) => ends.get(key)?.(outcome),
    /** Asks, and lets the request end at once. */
    done: async (key: string, outcome: Outcome = answer(), more: Partial<KeyedRequest> = {}) => {
      const asked = ask(key, more);
      ends.get(key)?.(outcome);
      return asked;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('a request that comes again', () => {
  it.each<[string, Outcome]>([
    ['an answer', answer(3)],
    ['a broken connection', 'broken-off'],
  ])('later gets the same: %s', async (_, outcome) => {
    const { ask, done, made, pass } = memory();
    await done('a', outcome);
    pass(599_999);
    expect(await ask('a')).toEqual(outcome);
    expect(made).toEqual(['a']);
  });

  it('ten minutes after its answer is a new one', async () => {
    const { ask, end, made, pass } = memory();
    const asked = ask('a');
    pass(500_000);
    end('a');
    await asked;
    pass(599_999);
    expect(await ask('a')).toEqual(answer());
    pass(1);
    void ask('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('is never a new one while it is under way, however long', () => {
    const { ask, made, pass } = memory();
    void ask('a');
    pass(10_000_000);
    void ask('a');
    expect(made).toEqual(['a']);
  });

  it('after one that threw: nobody knows', async () => {
    const { ask, end, made } = memory();
    const first = ask('a');
    end('a', new Error('broken'));
    expect(await first).toMatchObject(UNKNOWN);
    expect(await ask('a')).toMatchObject(UNKNOWN);
    expect(made).toEqual(['a']);
  });

  it('under a key that stands for another is not made', async () => {
    const { ask, done, made } = memory();
    await done('a');
    expect(ask('a', { fingerprint: 'other' })).toBe('mismatch');
    void ask('b');
    expect(ask('b', { fingerprint: 'other' })).toBe('mismatch');
    expect(made).toEqual(['a', 'b']);
  });
});

describe('little room', () => {
  it('the request that finished first is forgotten first', async () => {
    const { ask, end, made } = memory({ requests: 2 });
    const [a, b] = [ask('a'), ask('b')];
    end('b');
    await b;
    end('a');
    await a;
    void ask('c');
    void ask('a');
    expect(made).toEqual(['a', 'b', 'c']);
    void ask('b');
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('none is forgotten that is under way: a new one is not made', async () => {
    const { ask, end, made } = memory({ requests: 2 });
    const first = ask('a');
    void ask('b');
    expect(ask('c')).toBe('full');
    expect(made).toEqual(['a', 'b']);
    end('a');
    await first;
    void ask('c');
    expect(made).toEqual(['a', 'b', 'c']);
  });

  it('an answer without room is forgotten, not that its request was made', async () => {
    const { ask, done, made } = memory({ bytes: 10 });
    await done('a', answer(6));
    await done('b', answer(4));
    expect(await ask('a')).toEqual(answer(6));
    await done('c', answer(1));
    expect(await ask('a')).toMatchObject(UNKNOWN);
    expect(await ask('b')).toEqual(answer(4));
    expect(await done('d', answer(11))).toEqual(answer(11));
    expect(await ask('d')).toMatchObject(UNKNOWN);
    expect(made).toEqual(['a', 'b', 'c', 'd']);
  });

  it('what is forgotten leaves its room to others', async () => {
    const { ask, done, pass } = memory({ bytes: 10 });
    await done('a', answer(10));
    pass(600_000);
    await done('b', answer(10));
    expect(await ask('b')).toEqual(answer(10));
  });
});

describe('room for each sender', () => {
  const stranger = { sender: 'stranger' };
  const payment = { isPayment: true };

  it('a flood forgets its own first, and nothing of another', async () => {
    const { ask, done, made } = memory({ requestsOfOne: 3 });
    await done('ours');
    for (const key of ['1', '2', '3', '4']) await done(key, answer(), stranger);
    for (const key of ['ours', '2', '3', '4']) void ask(key);
    expect(made).toEqual(['ours', '1', '2', '3', '4']);
    void ask('1', stranger);
    expect(made.at(-1)).toBe('1');
  });

  it('a payment is not forgotten, neither for its own sender nor for others: the newcomer is refused', async () => {
    const { ask, done, made, pass } = memory({ requestsOfOne: 2, requests: 3 });
    await done('pay', answer(), payment);
    await done('sign');
    await done('pay again', answer(), payment);
    expect(ask('one more')).toBe('full');
    await done('theirs', answer(), { ...payment, ...stranger });
    expect(ask('one more', { sender: 'third' })).toBe('full');
    pass(599_999);
    expect(await ask('pay')).toEqual(answer());
    expect(made).toEqual(['pay', 'sign', 'pay again', 'theirs']);
    pass(1);
    void ask('one more');
    expect(made.at(-1)).toBe('one more');
  });

  it('where all senders together have too many, the one with most to give gives', async () => {
    const { ask, done, made } = memory({ requests: 4 });
    await done('ours');
    for (const key of ['1', '2', '3']) await done(key, answer(), stranger);
    await done('new', answer(), { sender: 'newcomer' });
    void ask('ours');
    void ask('2');
    expect(made).toEqual(['ours', '1', '2', '3', 'new']);
  });

  it('who has the largest answers gives up their bodies first, the payments’ last', async () => {
    const { ask, done } = memory({ bytes: 20 });
    await done('ours', answer(3));
    await done('paid', answer(8), { ...payment, ...stranger });
    await done('big', answer(8), stranger);
    await done('bigger', answer(8), stranger);
    expect(await ask('ours')).toEqual(answer(3));
    expect(await ask('paid')).toEqual(answer(8));
    expect(await ask('big')).toMatchObject(UNKNOWN);
  });

  it('what is forgotten after ten minutes leaves no trace in anybody’s share', async () => {
    const { ask, done, pass } = memory({ requestsOfOne: 1, requests: 2 });
    await done('a', answer(3), payment);
    await done('b', answer(3), { ...payment, ...stranger });
    pass(600_000);
    expect(ask('c')).not.toBe('full');
    expect(ask('d', stranger)).not.toBe('full');
  });
});
