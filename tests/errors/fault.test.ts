import { describe, expect, it, vi } from 'vitest';
import { answerTo, type Fault, faultOf, HotelError, isUnanswered, warnOfFailure } from '~/errors/fault';
import { FAULTS } from '../support/fault-of-each-kind';

/** The guest's view of each: `tests/screens/faults.test.ts`; this one nobody foresaw. */
it('a fault that is none of the hotel has its sentence', () =>
  expect(answerTo({ kind: 'other' })).toEqual({ show: 'dialog', text: { key: 'api.base_api.error_other' } }));

it.each(Object.values(FAULTS))('$kind leaves open whether the hotel acted only where nothing came', (fault) =>
  expect(isUnanswered(new HotelError(fault, 'settlement'))).toBe(['network', 'timeout'].includes(fault.kind)),
);

describe('a failure that came with a status', () => {
  const PAGE: Fault = { kind: 'invalid-format' };
  const EMPTY: Fault = { kind: 'status' };
  const WORDS: Fault = { kind: 'message', text: '混雑しています' };

  it.each<[number, string, Fault, boolean]>([
    [500, 'a page', PAGE, true],
    [502, 'a page', PAGE, true],
    [503, 'nothing', EMPTY, true],
    [504, 'nothing', EMPTY, true],
    [599, 'nothing', EMPTY, true],
    [500, "the hotel's own words", WORDS, false],
    [504, "the hotel's own words", WORDS, false],
    [400, 'a page', PAGE, false],
    [401, 'nothing', EMPTY, false],
    [408, 'nothing', EMPTY, false],
    [422, "the hotel's own words", WORDS, false],
    [499, 'nothing', EMPTY, false],
    [404, 'nothing, of a call whose service is missing', { kind: 'load-error' }, false],
  ])('%i with %s', (status, _, fault, unanswered) =>
    expect(isUnanswered(new HotelError(fault, 'settlement', status))).toBe(unanswered),
  );

  it.each([502, 503])('%i of a gateway that never sent the call leaves nothing open', (status) =>
    expect(isUnanswered(new HotelError(EMPTY, 'settlement', status, true))).toBe(false),
  );
});

describe('what was thrown', () => {
  it.each([
    ['an error nobody foresaw', new TypeError('x is undefined')],
    ['a text', 'boom'],
    ['nothing', undefined],
  ])('%s is a fault of the kind "other"', (_, thrown) => expect(faultOf(thrown)).toEqual({ kind: 'other' }));

  it("names the call and the status in its message, never the hotel's words", () => {
    const error = new HotelError({ kind: 'message', text: '山田様の予約です' }, 'checkin_info_request', 500);
    expect(error.message).toBe('checkin_info_request: message (500)');
  });
});

/** The console's words about a failed search. */
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
  ])('%s: call, kind and status, no words', (error, note) =>
    expect(warned(error)).toEqual([[`The search failed: ${note}`]]),
  );

  it('is none where the visit was over', () =>
    expect(warned(new HotelError({ kind: 'dropped' }, 'checkin_info_request'))).toEqual([]));
});
