import { describe, expect, it } from 'vitest';
import { type Rate, RateLimit } from '../../kiosk/server/rate.ts';
import { TestClock } from './support/clock.ts';

describe('a limit by name and time', () => {
  function limited(rate: Rate) {
    const clock = new TestClock();
    const limit = new RateLimit(rate, clock.ms);
    const allowed = (name: string) =>
      Array.from({ length: 9 }, () => limit.allows(name)).filter(Boolean).length;
    return { clock, limit, allowed };
  }

  it('lets so many pass at once, then so many a second, and each name for itself', () => {
    const { clock, allowed } = limited({ burst: 5, perSecond: 2 });
    expect(allowed('one')).toBe(5);
    clock.pass(1);
    expect([allowed('one'), allowed('other')]).toEqual([2, 5]);
    clock.pass(3_600);
    expect(allowed('one')).toBe(5);
  });

  it('does not count actions that are given back, and never allows more than at first', () => {
    const { limit, allowed } = limited({ burst: 5, perSecond: 0 });
    limit.giveBack('one');
    expect(allowed('one')).toBe(5);
    limit.giveBack('one');
    expect(allowed('one')).toBe(1);
  });

  it('remembers so many names, and forgets the quietest: strangers fill no memory', () => {
    const { limit } = limited({ burst: 1, perSecond: 0 });
    limit.allows('quiet');
    for (let at = 1; at < 10_000; at += 1) limit.allows(String(at));
    expect(limit.allows('quiet')).toBe(false);
    for (let at = 0; at < 10_000; at += 1) limit.allows(`other ${at}`);
    expect(limit.allows('quiet')).toBe(true);
  });
});
