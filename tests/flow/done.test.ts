import { describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { whatIsDone } from '~/flow/done';
import { emptySession, type Session } from '~/session/store';
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
const OPEN = paymentWith({ settlement: 'open' });
const PAID = paymentWith({ settlement: 'paid' });
const CHECKOUT = newCheckout('ヤマダ');

describe('what the hotel has done', () => {
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
  ])('%s', (_, known, done) => expect(whatIsDone({ ...emptySession(), ...known })).toEqual(done));
});
