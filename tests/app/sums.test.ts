import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Sums } from '~/app/heartbeat/sums';

let sums: Sums;
beforeEach(() => {
  sums = new Sums();
});

const NAME = '/checkin/term opened';
const visits = (...numbers: readonly number[]) => {
  for (const visit of numbers) sums.add(NAME, visit);
};

describe('a sum', () => {
  it('of four visits is not told, of five it is', () => {
    visits(1, 2, 3, 4);
    expect(sums.due()).toBeUndefined();
    visits(5);
    expect(sums.due()).toEqual({ [NAME]: 5 });
  });

  it('is told until it has arrived, and then no more', () => {
    visits(1, 2, 3, 4, 5);
    const sent = sums.due() ?? {};
    expect(sums.due()).toEqual(sent);
    sums.noteSent(sent);
    expect(sums.due()).toBeUndefined();
  });

  it('goes with the heartbeat after the next where there are too many', () => {
    for (let at = 0; at < 301; at += 1)
      for (let visit = 0; visit < 5; visit += 1) sums.add(`/checkin/term error e-${at}`, visit);
    const first = sums.due() ?? {};
    expect(Object.keys(first)).toHaveLength(300);
    sums.noteSent(first);
    expect(sums.due()).toEqual({ '/checkin/term error e-300': 5 });
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
        sums.add(name, lastVisit, amount);
        since.add(lastVisit);
        all += amount;
        if (!beats) continue;
        const due = sums.due() ?? {};
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
