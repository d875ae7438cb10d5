import { describe, expect, it, vi } from 'vitest';
import { HotelError, warnOfFailure } from '~/errors/fault';

/** What stands in the console after a failure of a search. */
function warned(error: unknown): unknown[][] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnOfFailure('The search failed', error);
  return warn.mock.calls;
}

describe('a failure in the console', () => {
  it.each([
    [
      new HotelError({ kind: 'message', text: 'ヤマダ様は満室です' }, 'checkin_info_request', 400),
      'checkin_info_request: message (400)',
    ],
    [new HotelError({ kind: 'network' }, 'checkin_authtoken_request'), 'checkin_authtoken_request: network'],
    [new HotelError({ kind: 'status' }, 'checkout_info_request', 503), 'checkout_info_request: status (503)'],
    [new TypeError('ヤマダ is not a function'), 'other'],
  ])('%s: call, kind and status, no words', (error, note) => {
    expect(warned(error)).toEqual([[`The search failed: ${note}`]]);
  });

  it('is none where the visit was over', () => {
    expect(warned(new HotelError({ kind: 'dropped' }, 'checkin_info_request'))).toEqual([]);
  });
});
