import type { Exception, Row } from './row';

const OUT_TOKEN = 'checkout_authtoken_request';
const OUT_INFO = 'checkout_info_request';
const MAIL = 'web_email_register';
const KEY = 'public_key';
const SCRIPT = 'card_script';
const CARD_TOKEN = 'card_token';
const SETTLEMENT = 'settlement';
const CHECKOUT = 'execute_checkout_request';

const FOUND = ['token', 'reservation'] as const;

const RENEWS = ['checkin_authtoken_request', 'checkin_info_request', 'pre_payment_info'] as const;
const OUT_RENEWS = [OUT_TOKEN, OUT_INFO] as const;

const pay = {
  at: 'pay',
  sends: [MAIL, KEY, SCRIPT, CARD_TOKEN, SETTLEMENT],
  left: [...FOUND, 'amount', 'card holder'],
  done: [...FOUND, 'paid'],
} as const;
const nobodyKnows: Exception = {
  sees: 'payment-unknown',
  again: [],
  left: [...FOUND, 'amount', 'card holder', 'payment unanswered'],
};

/** The calls of check-out, and of payments in both journeys. */
export const DEPARTURE_ROWS: readonly Row[] = [
  {
    call: OUT_TOKEN,
    when: 'look-up for check-out',
    at: 'check-out search',
    sends: [OUT_TOKEN, OUT_INFO],
    again: [OUT_TOKEN, OUT_INFO],
    left: ['typed name'],
    done: ['typed name', 'token', 'stay'],
  },
  {
    call: OUT_INFO,
    when: 'look-up for check-out',
    at: 'check-out search',
    sends: [OUT_TOKEN, OUT_INFO],
    again: [OUT_TOKEN, OUT_INFO],
    left: ['typed name'],
    done: ['typed name', 'token', 'stay'],
    // The hotel refuses without a word.
    but: { '200-no-fields': { sees: 'general' } },
  },
  {
    call: 'checkout_info_result',
    renews: OUT_RENEWS,
    when: 'in the queue, again and again; after a fault the guest is back at the search',
    at: 'queue',
    sends: ['checkout_info_result'],
    again: [OUT_TOKEN, OUT_INFO, 'checkout_info_result'],
    left: [],
    done: ['token', 'stay', 'called', 'amount'],
    doubleTap: 'none',
  },
  {
    call: 'payment_terms',
    when: 'the payment terms open',
    at: 'terms',
    sends: ['payment_terms'],
    again: ['payment_terms'],
    left: ['token', 'stay', 'called'],
    done: ['token', 'stay', 'called'],
  },
  {
    ...pay,
    call: MAIL,
    renews: RENEWS,
    when: 'the pay button, where a mail address was given',
    changes: true,
    again: pay.sends,
  },
  {
    ...pay,
    call: KEY,
    renews: RENEWS,
    when: 'the pay button',
    askedOnce: true,
    sees: 'card',
    again: pay.sends,
    but: { '401-always': { sees: 'session-ended' } },
  },
  {
    ...pay,
    call: SCRIPT,
    askedOnce: true,
    when: "the card provider's script; asked for ahead, when the card is entered",
    sees: 'card',
    again: pay.sends,
  },
  {
    ...pay,
    call: CARD_TOKEN,
    askedOnce: true,
    when: "the card provider's answer, or none; what fails inside its script comes as a code",
    sees: 'card',
    again: pay.sends,
  },
  {
    ...pay,
    call: SETTLEMENT,
    renews: RENEWS,
    when: 'the pay button, last',
    changes: true,
    again: pay.sends,
    unanswered: { acted: nobodyKnows, notActed: nobodyKnows },
  },
  {
    call: CHECKOUT,
    renews: OUT_RENEWS,
    when: 'last button of check-out',
    at: 'check-out',
    changes: true,
    sends: [CHECKOUT],
    again: [CHECKOUT],
    left: ['token', 'stay', 'called'],
    done: ['token', 'stay', 'called', 'checked out'],
  },
];
