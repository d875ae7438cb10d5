import { describe, expect, it } from 'vitest';
import { type Answer, answerTo, type Fault, faultOf, HotelError, isUnanswered } from '~/errors/fault';

const dialog = (key: Extract<Answer, { show: 'dialog' }>['text']): Answer => ({ show: 'dialog', text: key });

/** Every kind of fault, and what the guest gets to see. A new kind does not compile without its row. */
const ANSWERS: Record<Fault['kind'], { fault: Fault; answer: Answer; unanswered: boolean }> = {
  message: {
    fault: { kind: 'message', text: '本日は満室です' },
    answer: dialog({ plain: '本日は満室です' }),
    unanswered: false,
  },
  'invalid-format': {
    fault: { kind: 'invalid-format' },
    answer: dialog({ key: 'api.base_api.error_invalid_format' }),
    unanswered: false,
  },
  status: {
    fault: { kind: 'status' },
    answer: dialog({ key: 'api.base_api.error_status_error' }),
    unanswered: false,
  },
  network: {
    fault: { kind: 'network' },
    answer: dialog({ key: 'api.base_api.error_network' }),
    unanswered: true,
  },
  timeout: {
    fault: { kind: 'timeout' },
    answer: dialog({ key: 'api.base_api.error_request_timeout' }),
    unanswered: true,
  },
  general: {
    fault: { kind: 'general' },
    answer: dialog({ key: 'app.general_error_message' }),
    unanswered: false,
  },
  facilities: {
    fault: { kind: 'facilities' },
    answer: {
      show: 'dialog',
      title: 'views.checkin.search_view.facilities_error',
      text: { key: 'views.checkin.search_view.facilities_error_message' },
    },
    unanswered: false,
  },
  card: { fault: { kind: 'card' }, answer: dialog({ key: 'api.gmo.error_common' }), unanswered: false },
  'card-script': {
    fault: { kind: 'card-script' },
    answer: dialog({ key: 'api.gmo.error_common' }),
    unanswered: false,
  },
  'payment-unknown': {
    fault: { kind: 'payment-unknown' },
    answer: dialog({ key: 'views.payment.check_payment_view.unanswered' }),
    unanswered: false,
  },
  'load-error': { fault: { kind: 'load-error' }, answer: { show: 'common-error' }, unanswered: false },
  dropped: { fault: { kind: 'dropped' }, answer: { show: 'nothing' }, unanswered: false },
  other: {
    fault: { kind: 'other' },
    answer: dialog({ key: 'api.base_api.error_other' }),
    unanswered: false,
  },
};

describe.each(Object.entries(ANSWERS))('%s', (_, { fault, answer, unanswered }) => {
  it(`is answered with ${JSON.stringify(answer)}`, () => expect(answerTo(fault)).toEqual(answer));

  it(unanswered ? 'leaves open whether the hotel acted' : 'leaves nothing open', () =>
    expect(isUnanswered(new HotelError(fault, 'settlement'))).toBe(unanswered),
  );
});

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
