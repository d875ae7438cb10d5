import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, updateSession } from '~/session/store';
import { currentVisit, endVisit } from '~/session/visit';
import { payload } from '../support/network';
import { READY, WAITING, waits } from './waiting';

beforeEach(endVisit);

/** An answer that comes when the test lets it. */
function heldBack() {
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  return {
    comes: () => comes(),
    answer: async () => {
      await held;
      return payload({ status: 4, room_number_list: ['305'], payment_amount: 100 });
    },
  };
}

const asksFor = (asked: () => string[], count: number) =>
  vi.waitFor(() => expect(asked()).toHaveLength(count));

describe('a guest who leaves', () => {
  it('during a pause: nothing more is asked, at once', async () => {
    const { ended, asked, leaving } = waits([WAITING], {
      pause: () => {
        leaving.abort();
        return Promise.resolve();
      },
    });
    expect(await ended).toBe(false);
    expect(asked()).toHaveLength(1);
  });

  it('during a question: it is given up, and a late answer changes nothing', async () => {
    const { answer, comes } = heldBack();
    const { ended, asked, seen, leaving, places } = waits([answer]);
    await asksFor(asked, 1);
    const before = session();
    leaving.abort();
    expect(seen[0]?.request.signal.aborted).toBe(true);
    comes();
    expect(await ended).toBe(false);
    expect(session()).toBe(before);
    expect([places, asked()]).toEqual([[], ['checkout_info_result']]);
  });

  it('before the first question: none is asked', async () => {
    const { ended, asked } = waits([WAITING], { signal: AbortSignal.abort() });
    expect(await ended).toBe(false);
    expect(asked()).toEqual([]);
  });

  it('does not wait for the end of a real pause, and leaves nothing behind', async () => {
    const { ended, asked, leaving } = waits([WAITING], { isRealTime: true, intervalMs: 60_000 });
    await asksFor(asked, 1);
    await vi.waitFor(() => expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(1));
    leaving.abort();
    expect(await ended).toBe(false);
    expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
  });

  it('whose visit is over: what comes belongs to nobody', async () => {
    const { answer, comes } = heldBack();
    const { ended, asked } = waits([answer]);
    await asksFor(asked, 1);
    endVisit();
    comes();
    updateSession({ authToken: "next guest's" });
    expect(await ended).toEqual({ kind: 'dropped' });
    expect(session()).toMatchObject({ authToken: "next guest's", checkout: undefined, payment: undefined });
  });
});

describe('hundreds of questions', () => {
  it('come one after another, and leave no listeners behind', async () => {
    const ROUNDS = 400;
    let [round, open, most] = [0, 0, 0];
    const { ended, leaving, asked } = waits(
      [
        async (seen) => {
          open += 1;
          most = Math.max(most, open);
          await Promise.resolve();
          open -= 1;
          round += 1;
          return round < ROUNDS ? WAITING(seen) : READY(seen);
        },
      ],
      { isRealTime: true, intervalMs: 0 },
    );
    expect(await ended).toBe(true);
    expect(asked()).toHaveLength(ROUNDS);
    expect(most).toBe(1);
    expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
    expect(getEventListeners(currentVisit().signal, 'abort').length).toBeLessThanOrEqual(1);
  });
});
