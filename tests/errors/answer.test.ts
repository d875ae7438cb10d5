import { describe, expect, it } from 'vitest';
import { type Answer, answerTo } from '~/errors/answer';
import { type Fault, faultOf, HotelError, isUnanswered } from '~/errors/fault';

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
  card: { fault: { kind: 'card' }, answer: dialog({ key: 'api.gmo.error_common' }), unanswered: false },
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
    expect(isUnanswered(new HotelError(fault, 'settlement', 500))).toBe(unanswered),
  );

  it('is found in the error that carries it', () =>
    expect(faultOf(new HotelError(fault, 'checkin_code'))).toEqual(fault));
});

describe("a gateway's time-out", () => {
  it.each<[string, Fault, boolean]>([
    ['without a word', { kind: 'status' }, true],
    ['as a page of the gateway', { kind: 'invalid-format' }, true],
    ["with the hotel's own words", { kind: 'message', text: '混雑しています' }, false],
  ])('%s', (_, fault, unanswered) =>
    expect(isUnanswered(new HotelError(fault, 'settlement', 504))).toBe(unanswered),
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
