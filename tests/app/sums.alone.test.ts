import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module is its own memory: each test begins with an app that was just started. */
type Sums = typeof import('~/app/heartbeat/sums');
let sums: Sums;
beforeEach(async () => {
  vi.resetModules();
  sums = await import('~/app/heartbeat/sums');
});
afterEach(() => vi.resetModules());

const NAME = '/checkin/term opened';
const visits = (...numbers: readonly number[]) => {
  for (const visit of numbers) sums.addUp(NAME, visit);
};

describe('a sum', () => {
  it('of four visits is told to nobody, of five it is', () => {
    visits(1, 2, 3, 4);
    expect(sums.dueSums()).toBeUndefined();
    visits(5);
    expect(sums.dueSums()).toEqual({ [NAME]: 5 });
  });

  it('is told until it has arrived, and then no more', () => {
    visits(1, 2, 3, 4, 5);
    const sent = sums.dueSums() ?? {};
    expect(sums.dueSums()).toEqual(sent);
    sums.noteSent(sent);
    expect(sums.dueSums()).toBeUndefined();
  });

  it('goes with the heartbeat after the next where there are too many', () => {
    for (let at = 0; at < 301; at += 1)
      for (let visit = 0; visit < 5; visit += 1) sums.addUp(`/checkin/term error e-${at}`, visit);
    const first = sums.dueSums() ?? {};
    expect(Object.keys(first)).toHaveLength(300);
    sums.noteSent(first);
    expect(sums.dueSums()).toEqual({ '/checkin/term error e-300': 5 });
  });
});

it('whatever guests do, each sum told and each difference of two is a multiple of five, over five visits at least', () => {
  const stays = fc.array(
    fc.record({ isNew: fc.boolean(), amount: fc.integer({ min: 1, max: 9 }), beats: fc.boolean() }),
  );
  let lastVisit = 0;
  fc.assert(
    fc.property(stays, fc.uuid(), (list, name) => {
      let since = new Set<number>();
      let told = 0;
      let all = 0;
      for (const { isNew, amount, beats } of list) {
        if (isNew) lastVisit += 1;
        sums.addUp(name, lastVisit, amount);
        since.add(lastVisit);
        all += amount;
        if (!beats) continue;
        const due = sums.dueSums() ?? {};
        sums.noteSent(due);
        if (due[name] === undefined) continue;
        told += due[name];
        expect(due[name] % 5).toBe(0);
        expect(since.size).toBeGreaterThanOrEqual(5);
        expect(all - told).toBeLessThan(5);
        since = new Set();
      }
    }),
  );
});
