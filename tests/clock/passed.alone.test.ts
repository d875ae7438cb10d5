// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sleepBetween } from '~/clock/passed';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it.each([
  ['not at all', 10 * SECOND_MS, 10 * SECOND_MS, 0],
  ['eight hours', 8 * HOUR_MS, 5 * SECOND_MS, 8 * HOUR_MS - 5 * SECOND_MS],
  ["eight hours, where the browser's clock goes on in sleep", 8 * HOUR_MS, 8 * HOUR_MS, 0],
  ['not at all, the clocks differing a little', 10 * SECOND_MS, 10 * SECOND_MS + 20, 0],
  ['nobody knows, as the clock was put back by five hours', -5 * HOUR_MS, 10 * SECOND_MS, DAY_MS],
  ['nobody knows, as it was put back by less than was slept', 5 * SECOND_MS, 60 * SECOND_MS, DAY_MS],
])('how long a tablet slept that may have slept: %s', (_, wall, own, slept) => {
  const before = { wall: 1_800_000_000_000, own: 5000 };
  expect(sleepBetween(before, { wall: before.wall + wall, own: before.own + own })).toBe(slept);
});

describe('the time that passes', () => {
  let passedMs: () => number;
  let start: number;
  const passed = () => Math.round(passedMs() - start);
  const isSeen = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** Timers and the monotonic clock stand still. */
  const wallGoesOn = (ms: number) => vi.setSystemTime(Date.now() + ms);

  beforeEach(async () => {
    vi.resetModules();
    vi.useFakeTimers();
    ({ passedMs } = await import('~/clock/passed'));
    start = passedMs();
  });

  it.each([5 * HOUR_MS, -5 * HOUR_MS, 60 * 365 * DAY_MS])(
    'does not follow a clock that is set by %i ms while the page is seen',
    (jump) => {
      vi.advanceTimersByTime(SECOND_MS);
      wallGoesOn(jump);
      expect(passed()).toBe(SECOND_MS);
      vi.advanceTimersByTime(SECOND_MS);
      expect(passed()).toBe(2 * SECOND_MS);
    },
  );

  it('goes on in sleep', () => {
    vi.advanceTimersByTime(SECOND_MS);
    isSeen('hidden');
    wallGoesOn(HOUR_MS);
    isSeen('visible');
    expect(passed()).toBe(HOUR_MS + SECOND_MS);
  });

  it('goes on in a sleep that began before the page heard of it', () => {
    wallGoesOn(HOUR_MS);
    isSeen('hidden');
    isSeen('visible');
    expect(passed()).toBe(HOUR_MS);
  });

  it('goes on while the page is hidden and works', () => {
    isSeen('hidden');
    vi.advanceTimersByTime(HOUR_MS);
    expect(passed()).toBe(HOUR_MS);
    wallGoesOn(HOUR_MS);
    expect(passed()).toBe(2 * HOUR_MS);
    isSeen('visible');
    expect(passed()).toBe(2 * HOUR_MS);
  });

  it('a clock that was put back in a sleep makes it a long one', () => {
    isSeen('hidden');
    wallGoesOn(-HOUR_MS);
    isSeen('visible');
    expect(passed()).toBe(DAY_MS);
  });

  it('a clock that was set before is forgotten by then', () => {
    wallGoesOn(5 * HOUR_MS);
    passedMs();
    isSeen('hidden');
    isSeen('visible');
    expect(passed()).toBe(0);
  });
});
