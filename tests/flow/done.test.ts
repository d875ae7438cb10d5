import { describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { confirmedAct, finishQuestion, leavingNotice } from '~/flow/done';
import { emptySession, type Session } from '~/session/store';
import { reservationWith } from '../support/guests';
import { codeWith, paymentWith } from '../support/stay';

const CHECKED_IN = {
  title: 'views.checkin.complete_view.title',
  text: 'views.checkin.complete_view.key_hint',
};
const PAID_IN = { ...CHECKED_IN, title: 'views.payment.complete_payment_view.title' };
const PAID_OUT = { ...PAID_IN, text: 'views.error_view.done_payment' };
const CHECKED_OUT = {
  title: 'views.checkout.complete_checkout_view.title',
  text: 'views.checkout.complete_checkout_view.guidance',
};

const DELIVERED = { signature: 'image', passport: undefined, checkin: true };
const [OPEN, PAID] = [paymentWith({ settlement: 'open' }), paymentWith({ settlement: 'paid' })];
const CHECKOUT = newCheckout('ヤマダ');

it.each<[string, Partial<Session>, object | undefined]>([
  ['nothing yet', {}, undefined],
  ['only the signature has arrived', { delivered: { ...DELIVERED, checkin: false } }, undefined],
  ['a check-in without an answer', { isCheckinUnanswered: true }, undefined],
  ['a code below 30', { checkinCode: codeWith('29') }, undefined],
  ['the check-in', { delivered: DELIVERED }, CHECKED_IN],
  ['a check-in of before', { checkinCode: codeWith('30') }, CHECKED_IN],
  ['the check-in, still to be paid', { delivered: DELIVERED, payment: OPEN }, CHECKED_IN],
  ['check-in and payment', { delivered: DELIVERED, payment: PAID }, PAID_IN],
  [
    'a check-in with a payment without an answer',
    { delivered: DELIVERED, isPaymentUnanswered: true },
    CHECKED_IN,
  ],
  ['a check-out that has begun', { checkout: CHECKOUT, payment: OPEN }, undefined],
  ['a check-out that is paid', { checkout: CHECKOUT, payment: PAID }, PAID_OUT],
  ['a check-out', { checkout: { ...CHECKOUT, isDone: true }, payment: PAID }, CHECKED_OUT],
  ['a check-out with nothing to pay', { checkout: { ...CHECKOUT, isDone: true } }, CHECKED_OUT],
])('what the hotel has done: %s', (_, known, done) =>
  expect(confirmedAct({ ...emptySession(), ...known })).toEqual(done),
);

const FOUND = { reservation: reservationWith() };
const ARRIVED = { ...FOUND, delivered: DELIVERED };

/** The departing guest's facts, also in the idle question. */
const TO_KNOW: readonly [string, Partial<Session>, object][] = [
  ['the check-in is done', ARRIVED, CHECKED_IN],
  ['it was done before', { ...FOUND, checkinCode: codeWith('30'), payment: OPEN }, CHECKED_IN],
  ['the check-in is done and paid', { ...ARRIVED, payment: PAID }, PAID_IN],
  [
    'the check-out is paid and not done',
    { checkout: CHECKOUT, payment: PAID },
    { text: 'views.payment.complete_payment_view.text_checkout' },
  ],
  ['the check-out is paid and done', { checkout: { ...CHECKOUT, isDone: true }, payment: PAID }, CHECKED_OUT],
  [
    'nobody knows whether it is paid',
    { ...ARRIVED, payment: OPEN, isPaymentUnanswered: true },
    { text: 'views.payment.check_payment_view.unanswered' },
  ],
  [
    'nobody knows whether the check-in is done',
    { ...FOUND, isCheckinUnanswered: true },
    { text: 'dialogs.finish.unknown' },
  ],
];

describe('who finishes', () => {
  it.each(TO_KNOW)('reads it where %s', (_, known, said) => {
    const session = { ...emptySession(), ...known };
    expect(leavingNotice(session)).toEqual(said);
    expect(finishQuestion(session)).toEqual(said);
  });

  it.each<[string, Partial<Session>, string]>([
    ['a reservation', FOUND, 'dialogs.finish.checkin'],
    ['a stay', { checkout: CHECKOUT, payment: OPEN }, 'dialogs.finish.checkout'],
  ])('is asked once %s was found, since all is erased', (_, known, text) => {
    const session = { ...emptySession(), ...known };
    expect(leavingNotice(session)).toBeUndefined();
    expect(finishQuestion(session)).toEqual({ text });
  });

  it('is asked nothing where nothing was found yet', () =>
    expect(finishQuestion({ ...emptySession(), typedReservationName: 'ヤマダ' })).toBeUndefined());
});
