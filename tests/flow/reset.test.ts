import { beforeEach, describe, expect, it } from 'vitest';
import { announceReset, resetReason } from '~/flow/reset';
import { session } from '~/session/store';
import { endVisit } from '~/session/visit';

describe('why the tablet forgot last', () => {
  it('is its start, until somebody has been there', () =>
    expect(resetReason('/', undefined, 'start')).toBe('start'));

  it.each([
    ['/checkin/search', 'guest'],
    ['/checkout/complete-payment', 'guest'],
    ['/404', 'error'],
    ['/common-error', 'error'],
    ['/reload-error', 'error'],
  ])('is told by the screen that was left, %s: %s', (path, expected) =>
    expect(resetReason(path, undefined, 'start')).toBe(expected),
  );

  it.each(['idle', 'staff', 'finished'] as const)(
    'is what was announced: %s, whatever the screen',
    (reason) => {
      for (const path of ['/common-error', '/']) expect(resetReason(path, reason, 'start')).toBe(reason);
    },
  );

  it('stays what it was when home is opened on home', () =>
    expect(resetReason('/', undefined, 'finished')).toBe('finished'));
});

describe('what was announced', () => {
  beforeEach(endVisit);

  it('stands until the visit ends, and not in the next', () => {
    announceReset('idle');
    expect(session().endsBy).toBe('idle');
    endVisit();
    expect(session().endsBy).toBeUndefined();
  });
});
