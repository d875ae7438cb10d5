// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whenPassed } from '~/device/untouched';
import { act, HOUR_MS, LIMIT_MS, passes, press, sleeps, touches, wallGoesOn } from '../support/touches';

let stop: () => void;
afterEach(() => stop());

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
