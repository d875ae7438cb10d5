import { describe, expect, it } from 'vitest';
import { type Checkout, newCheckout } from '~/domain/checkout';
import { knownData } from '~/flow/guards';
import type { Need } from '~/flow/screen-row';
import { emptySession, type Session } from '~/session/store';
import { configOf } from '../support/config';
import { cardWith, paymentWith } from '../support/stay';

const checkout = (known: Partial<Checkout> = {}): Checkout => ({ ...newCheckout('ヤマダ'), ...known });
const CALLED: Partial<Checkout> = { requestId: 'R1', isReady: true };
const AGREED: Partial<Checkout> = { ...CALLED, rooms: ['305'], hasAgreed: true };

describe('what is known of a check-out', () => {
  it.each<[string, Partial<Session>, Need[]]>([
    ['a name', { checkout: checkout() }, []],
    ['a place in the queue', { checkout: checkout({ requestId: 'R1' }) }, ['queue']],
    ['that the guest was called', { checkout: checkout(CALLED) }, ['queue', 'called']],
    [
      'that there is something to pay',
      { checkout: checkout(CALLED), payment: paymentWith() },
      ['payment', 'queue', 'called'],
    ],
    ['nothing to pay: no payment', { payment: paymentWith({ amount: 0 }) }, []],
    [
      'terms agreed to, nothing to pay',
      { checkout: checkout(AGREED) },
      ['queue', 'called', 'rooms', 'terms', 'settled'],
    ],
    [
      'terms agreed to, something to pay',
      { checkout: checkout(AGREED), payment: paymentWith() },
      ['payment', 'queue', 'called', 'rooms', 'terms'],
    ],
    [
      'a settlement nobody knows the end of: it is not settled',
      { checkout: checkout(AGREED), payment: paymentWith(), isPaymentUnanswered: true },
      ['payment', 'payment-unanswered', 'queue', 'called', 'rooms', 'terms'],
    ],
    [
      'a payment made: there is nothing more to pay',
      { checkout: checkout(AGREED), payment: paymentWith({ settlement: 'paid' }) },
      ['paid', 'queue', 'called', 'rooms', 'terms', 'settled'],
    ],
    [
      'a card without its number is none',
      { card: cardWith({ number: '' }), checkout: checkout({ isDone: true }) },
      ['checked-out'],
    ],
    ['a card', { card: cardWith() }, ['card']],
    ['half an address', { receipt: { mail: 'guest@', mailAgain: '', name: '' } }, ['receipt-mail-wrong']],
    ['an address and its repetition', { receipt: { mail: 'a@b.jp ', mailAgain: ' a@b.jp', name: '' } }, []],
  ])('%s', (_, session, known) =>
    expect([...knownData({ ...emptySession(), ...session }, configOf())]).toEqual(known),
  );
});
