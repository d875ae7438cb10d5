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
type RequestOptions = Partial<KeyedRequest> & { readonly outcome?: Outcome | Promise<Outcome> };

/** Named requests with a test clock; each ends at once by default. */
function memory(limits: Partial<StoreLimits> = {}) {
  let now = 0;
  const once = new IdempotencyStore({ now: () => now, ...limits });
  const made: string[] = [];
  return {
    made,
    ask: (key: string, { outcome = answer(), ...more }: RequestOptions = {}) =>
      once.outcomeOf(key, { fingerprint: key, payer: 'guest', isPayment: false, ...more }, async () => {
        made.push(key);
        return outcome;
      }),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

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

  it('after one that threw: its outcome is unknown', async () => {
    const { ask, made } = memory();
    expect(await ask('a', { outcome: Promise.reject(new Error('broken')) })).toMatchObject(UNKNOWN);
    expect(await ask('a')).toMatchObject(UNKNOWN);
    expect(made).toEqual(['a']);
  });
});

describe('little room', () => {
  const stranger = { payer: 'stranger' } as const;
  const few = { requests: { guest: 2, stranger: 2 } };

  it('the request that finished first is forgotten first, and none that is under way', async () => {
    const { ask, made } = memory(few);
    const { outcome, end } = later();
    const a = ask('a', { outcome });
    for (const key of ['b', 'c', 'd']) await ask(key);
    end();
    await a;
    for (const key of ['d', 'a', 'c', 'b']) void ask(key, later());
    expect(made).toEqual(['a', 'b', 'c', 'd', 'c', 'b']);
  });

  it('a flood of strangers forgets its own, and nothing of a guest', async () => {
    const { ask, made } = memory(few);
    await ask('ours');
    for (const key of ['1', '2', '3']) await ask(key, stranger);
    await ask('ours');
    await ask('1', stranger);
    expect(made).toEqual(['ours', '1', '2', '3', '1']);
  });

  it('an answer without room is forgotten, not that its request was made', async () => {
    const { ask, made } = memory({ bytes: { guest: 10, stranger: 0 } });
    await ask('a', { outcome: answer(6) });
    await ask('b', { outcome: answer(4) });
    expect(await ask('a')).toEqual(answer(6));
    await ask('c', { outcome: answer(1) });
    await ask('d', { outcome: answer(1), ...stranger });
    expect(await ask('a')).toMatchObject(UNKNOWN);
    expect(await ask('b')).toEqual(answer(4));
    expect(await ask('d')).toMatchObject(UNKNOWN);
    expect(made).toEqual(['a', 'b', 'c', 'd']);
  });
});
