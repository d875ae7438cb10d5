import { describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { beforeFinishing, whatToKnow } from '~/flow/done';
import { emptySession, type Session } from '~/session/store';
import { reservationWith } from '../support/guests';
import { codeWith, paymentWith } from '../support/stay';

const RESERVATION = { reservation: reservationWith() };
const DELIVERED = { delivered: { signature: 'image', passport: undefined, checkin: true } };
const CHECKOUT = newCheckout('ヤマダ');
const [OPEN, PAID] = [paymentWith({ settlement: 'open' }), paymentWith({ settlement: 'paid' })];

const KEY = 'views.checkin.complete_view.key_hint';
const CHECKED_IN = { title: 'views.checkin.complete_view.title', text: KEY };

/** What matters to whoever leaves, also by the question to an idle guest. */
const TO_KNOW: readonly [string, Partial<Session>, object][] = [
  ['the check-in is done', { ...RESERVATION, ...DELIVERED }, CHECKED_IN],
  ['it was done before', { ...RESERVATION, checkinCode: codeWith('30'), payment: OPEN }, CHECKED_IN],
  [
    'the check-in is done and paid',
    { ...RESERVATION, ...DELIVERED, payment: PAID },
    { title: 'views.payment.complete_payment_view.title', text: KEY },
  ],
  [
    'the check-out is paid and not done',
    { checkout: CHECKOUT, payment: PAID },
    { text: 'views.payment.complete_payment_view.text_checkout' },
  ],
  [
    'nobody knows whether it is paid',
    { ...RESERVATION, ...DELIVERED, payment: OPEN, isPaymentUnanswered: true },
    { text: 'views.payment.check_payment_view.unanswered' },
  ],
  [
    'nobody knows whether the check-in is done',
    { ...RESERVATION, isCheckinUnanswered: true },
    { text: 'dialogs.finish.unknown' },
  ],
];

describe('who finishes', () => {
  it.each(TO_KNOW)('reads it where %s', (_, known, said) => {
    const session = { ...emptySession(), ...known };
    expect(whatToKnow(session)).toEqual(said);
    expect(beforeFinishing(session)).toEqual(said);
  });

  it.each<[string, Partial<Session>, string]>([
    ['a reservation', RESERVATION, 'dialogs.finish.checkin'],
    ['a stay', { checkout: CHECKOUT, payment: OPEN }, 'dialogs.finish.checkout'],
  ])('is asked once %s was found, since all is erased', (_, known, text) => {
    const session = { ...emptySession(), ...known };
    expect(whatToKnow(session)).toBeUndefined();
    expect(beforeFinishing(session)).toEqual({ text });
  });

  it('is asked nothing where nothing was found yet', () => {
    expect(beforeFinishing({ ...emptySession(), typedReservationName: 'ヤマダ' })).toBeUndefined();
  });
});
