import { beforeEach, describe, expect, it, vi } from 'vitest';

let errors: typeof import('~/errors/fault');
// Counts last as long as the app: each test starts it again.
beforeEach(async () => {
  vi.resetModules();
  errors = await import('~/errors/fault');
});

describe('the count of errors', () => {
  it.each([
    [{ kind: 'network' }, undefined, 'network'],
    [{ kind: 'timeout' }, undefined, 'timeout'],
    [{ kind: 'status' }, 503, 'status-503'],
    [{ kind: 'message', text: '山田様は満室です' }, 400, 'message-400'],
    [{ kind: 'payment-unknown' }, undefined, 'payment-unknown'],
    [{ kind: 'dropped' }, undefined, undefined],
  ] as const)('knows %o with status %s as %s', (fault, status, code) => {
    new errors.HotelError(fault, 'a call', status);
    new errors.HotelError(fault, 'another call', status);
    expect(errors.errorCounts()).toEqual(code === undefined ? {} : { [code]: 2 });
  });

  it('counts codes beyond forty together', () => {
    for (let status = 500; status < 550; status += 1) errors.countError(`status-${status}`);
    errors.countError('status-500');
    const counts = errors.errorCounts();
    expect(Object.keys(counts)).toHaveLength(41);
    expect([counts['status-500'], counts.other]).toEqual([2, 10]);
  });
});
