import { expect, it } from 'vitest';
import { type Checkout, newCheckout } from '~/domain/checkout';
import { knownData } from '~/flow/guards';
import { hasCompanions } from '~/flow/party-size';
import type { Need } from '~/flow/screen-row';
import { emptySession, type Session } from '~/session/store';
import { configOf } from '../support/config';
import { guestWith, reservationWith, visibilitiesAt, YAMADA } from '../support/guests';
import { cardWith, codeWith, paymentWith } from '../support/stay';

const alone = [guestWith()];
const pair = [guestWith(), guestWith()];
const HANAKO = guestWith({ ...YAMADA, firstName: '花子', firstKana: 'ハナコ' });
const found: Partial<Session> = { authToken: 'token', reservation: reservationWith() };

const checkout = (known: Partial<Checkout> = {}): Checkout => ({ ...newCheckout('ヤマダ'), ...known });
const CALLED: Partial<Checkout> = { requestId: 'R1', isReady: true };
const AGREED: Partial<Checkout> = { ...CALLED, rooms: ['305'], hasAgreed: true };

it.each<[string, Partial<Session>, Need[]]>([
  ['nothing', {}, []],
  ['a token alone', { authToken: 'token' }, []],
  ['a reservation without its token', { reservation: reservationWith() }, []],
  ['a reservation found', found, ['reservation']],
  ['guests nobody has filled in', { guests: alone }, ['guests']],
  ['a representative who came alone', { guests: [YAMADA] }, ['guests', 'representative', 'party']],
  [
    'a representative whose companion is to come',
    { guests: [YAMADA, guestWith()] },
    ['guests', 'representative'],
  ],
  ['the whole party', { guests: [YAMADA, HANAKO] }, ['guests', 'representative', 'party']],
  ['companions alone', { guests: [guestWith(), HANAKO] }, ['guests']],
  ['a name taken out again', { guests: [{ ...YAMADA, lastName: '' }, HANAKO] }, ['guests']],
  ['a name of spaces', { guests: [{ ...YAMADA, lastName: '\u3000 ' }] }, ['guests']],
  ['a companion taken out again', { guests: [YAMADA, { ...HANAKO, age: '' }] }, ['guests', 'representative']],
  ['a change of residence without passport', { guests: [{ ...YAMADA, overseasFlug: true }] }, ['guests']],
  [
    'levels that ask for more than before',
    {
      guests: [{ ...YAMADA, occupation: '' }],
      visibilities: visibilitiesAt(0, { representative: { occupation: 2 } }),
    },
    ['guests'],
  ],
  [
    'levels that ask for nothing',
    { guests: pair, visibilities: visibilitiesAt(0) },
    ['guests', 'representative', 'party'],
  ],
  ['a signature', { signature: 'abc' }, ['signature']],
  [
    'a check-in the hotel has confirmed',
    { delivered: { signature: 'abc', passport: undefined, checkin: true } },
    ['checked-in', 'arrived'],
  ],
  ['a check-in code', { checkinCode: codeWith('30') }, ['checkin-code', 'arrived']],
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
])('what is known: %s', (_, session, known) =>
  expect([...knownData({ ...emptySession(), ...session }, configOf())]).toEqual(known),
);

it.each([
  [1, 0, 0, true, false],
  [2, 0, 0, true, true],
  [1, 1, 0, true, true],
  [1, 0, 1, true, true],
  [1, 1, 1, false, false],
  [0, 0, 0, true, false],
])(
  'companions: %i adults, %i children, %i others, all shown %s: %s',
  (numOfAdults, numOfChildren, numOfOthers, shown, has) => {
    const config = configOf({ display: { show_num_of_children: shown, show_num_of_others: shown } });
    expect(hasCompanions(reservationWith({ numOfAdults, numOfChildren, numOfOthers }), config)).toBe(has);
  },
);
