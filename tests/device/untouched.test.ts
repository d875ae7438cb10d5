// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPassed } from '~/device/untouched';

const LIMIT_MS = 90_000;
const HOUR_MS = 3_600_000;

const act = vi.fn();
const press = vi.fn();
let stop: () => void;

const does = (event: Event) => document.body.dispatchEvent(event);
const touches = () => does(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }));
const passes = (ms: number) => vi.advanceTimersByTime(ms);
/** Only the wall clock goes on: in a sleep, or because somebody has set it. */
const wallGoesOn = (ms: number) => vi.setSystemTime(Date.now() + ms);
const isSeen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const sleeps = (ms: number) => {
  isSeen('hidden');
  wallGoesOn(ms);
  isSeen('visible');
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.addEventListener('pointerdown', press);
});
afterEach(() => {
  stop();
  document.body.removeEventListener('pointerdown', press);
  vi.useRealTimers();
  vi.restoreAllMocks();
  act.mockReset();
  press.mockReset();
});

describe('a question that waits for its answer', () => {
  beforeEach(() => {
    stop = whenPassed(LIMIT_MS, act);
  });

  it('waits no longer for touches beside it', () => {
    passes(LIMIT_MS - 1);
    touches();
    expect(press).toHaveBeenCalledOnce();
    passes(1);
    expect(act).toHaveBeenCalledOnce();
    touches();
    passes(LIMIT_MS);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([5 * HOUR_MS, -5 * HOUR_MS])('a clock that is set by %i ms changes nothing', (jump) => {
    passes(LIMIT_MS - 1000);
    wallGoesOn(jump);
    passes(999);
    expect(act).not.toHaveBeenCalled();
    passes(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it('is over after a sleep, before any touch', () => {
    sleeps(HOUR_MS);
    expect(act).toHaveBeenCalledOnce();
  });
});

it('stops when it is told to', () => {
  stop = whenPassed(LIMIT_MS, act);
  stop();
  sleeps(HOUR_MS);
  passes(2 * LIMIT_MS);
  expect(act).not.toHaveBeenCalled();
});
