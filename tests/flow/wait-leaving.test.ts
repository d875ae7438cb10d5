import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { payload } from '../support/network';
import { waits } from './waiting';

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

describe('a guest who leaves while the queue is asked', () => {
  it('gives the question up, and a late answer changes nothing', async () => {
    const { answer, comes } = heldBack();
    const { ended, asked, seen, leaving, places } = waits([answer]);
    await asksFor(asked, 1);
    const before = session();
    leaving.abort();
    expect(seen[0]?.request.signal.aborted).toBe(true);
    comes();
    expect(await ended).toEqual({ kind: 'dropped' });
    expect(session()).toBe(before);
    expect([places, asked()]).toEqual([[], ['checkout_info_result']]);
  });

  it('and whose visit is over: what comes belongs to nobody', async () => {
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
