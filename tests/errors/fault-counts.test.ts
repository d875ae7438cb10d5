import { beforeEach, describe, expect, it, vi } from 'vitest';

// Counts last as long as the app: each test starts it again.
beforeEach(() => vi.resetModules());

describe('the count of errors', () => {
  it.each([
    [{ kind: 'network' }, undefined, 'network'],
    [{ kind: 'timeout' }, undefined, 'timeout'],
    [{ kind: 'status' }, 503, 'status-503'],
    [{ kind: 'message', text: '山田様は満室です' }, 400, 'message-400'],
    [{ kind: 'payment-unknown' }, undefined, 'payment-unknown'],
  ] as const)('knows %o with status %s as %s', async (fault, status, code) => {
    const { HotelError } = await import('~/errors/fault');
    const { errorCounts } = await import('~/errors/fault');
    new HotelError(fault, 'a call', status);
    new HotelError(fault, 'another call', status);
    expect(errorCounts()).toEqual({ [code]: 2 });
  });

  it('leaves out what was dropped: nothing went wrong there', async () => {
    const { HotelError } = await import('~/errors/fault');
    const { errorCounts } = await import('~/errors/fault');
    new HotelError({ kind: 'dropped' }, 'a call');
    expect(errorCounts()).toEqual({});
  });

  it('counts codes beyond forty together', async () => {
    const { countError, errorCounts } = await import('~/errors/fault');
    for (let status = 500; status < 550; status += 1) countError(`status-${status}`);
    countError('status-500');
    const counts = errorCounts();
    expect(Object.keys(counts)).toHaveLength(41);
    expect([counts['status-500'], counts.other]).toEqual([2, 10]);
  });
});
