import { describe, expect, it } from 'vitest';
import { type Answer, answerTo, type Fault, faultOf, HotelError, isUnanswered } from '~/errors/fault';

const dialog = (key: Extract<Answer, { show: 'dialog' }>['text']): Answer => ({ show: 'dialog', text: key });

/** Every kind of fault, and what the guest gets to see. A new kind does not compile without its row. */
const ANSWERS: Record<Fault['kind'], readonly [Fault, Answer]> = {
  message: [{ kind: 'message', text: '本日は満室です' }, dialog({ plain: '本日は満室です' })],
  'invalid-format': [{ kind: 'invalid-format' }, dialog({ key: 'api.base_api.error_invalid_format' })],
  status: [{ kind: 'status' }, dialog({ key: 'api.base_api.error_status_error' })],
  network: [{ kind: 'network' }, dialog({ key: 'api.base_api.error_network' })],
  timeout: [{ kind: 'timeout' }, dialog({ key: 'api.base_api.error_request_timeout' })],
  general: [{ kind: 'general' }, dialog({ key: 'app.general_error_message' })],
  facilities: [
    { kind: 'facilities' },
    {
      show: 'dialog',
      title: 'views.checkin.search_view.facilities_error',
      text: { key: 'views.checkin.search_view.facilities_error_message' },
    },
  ],
  card: [{ kind: 'card' }, dialog({ key: 'api.gmo.error_common' })],
  'card-script': [{ kind: 'card-script' }, dialog({ key: 'api.gmo.error_common' })],
  'payment-unknown': [
    { kind: 'payment-unknown' },
    dialog({ key: 'views.payment.check_payment_view.unanswered' }),
  ],
  'load-error': [{ kind: 'load-error' }, { show: 'common-error' }],
  dropped: [{ kind: 'dropped' }, { show: 'nothing' }],
  other: [{ kind: 'other' }, dialog({ key: 'api.base_api.error_other' })],
};

describe.each(Object.entries(ANSWERS))('%s', (kind, [fault, answer]) => {
  it(`is answered with ${JSON.stringify(answer)}`, () => expect(answerTo(fault)).toEqual(answer));

  const isOpen = kind === 'network' || kind === 'timeout';
  it(isOpen ? 'leaves open whether the hotel acted' : 'leaves nothing open', () =>
    expect(isUnanswered(new HotelError(fault, 'settlement'))).toBe(isOpen),
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
