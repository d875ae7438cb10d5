import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A tablet that has just been started. */
let tablet: typeof import('~/flow/reset');
beforeEach(async () => {
  vi.resetModules();
  tablet = await import('~/flow/reset');
});

describe('why the tablet forgot last', () => {
  it('is its start, until somebody has been there', () => {
    tablet.noteReset('/');
    expect(tablet.lastReset()).toBe('start');
  });

  it.each([
    ['/checkin/search', 'guest'],
    ['/checkout/complete-payment', 'guest'],
    ['/404', 'error'],
    ['/common-error', 'error'],
    ['/reload-error', 'error'],
  ])('is told by the screen that was left, %s: %s', (path, expected) => {
    tablet.noteReset(path);
    expect(tablet.lastReset()).toBe(expected);
  });

  it.each(['idle', 'staff', 'finished'] as const)(
    'is what was announced: %s, whatever the screen',
    (reason) => {
      tablet.announceReset(reason);
      tablet.noteReset('/common-error');
      expect(tablet.lastReset()).toBe(reason);
    },
  );

  it('is announced for one visit, not for the next', () => {
    tablet.announceReset('idle');
    tablet.noteReset('/checkin/search');
    tablet.noteReset('/checkin/search');
    expect(tablet.lastReset()).toBe('guest');
  });

  it('stays what it was when home is opened on home', () => {
    tablet.announceReset('finished');
    tablet.noteReset('/checkin/complete');
    tablet.noteReset('/');
    expect(tablet.lastReset()).toBe('finished');
  });
});
