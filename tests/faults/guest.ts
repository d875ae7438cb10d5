import { newCheckout } from '~/domain/checkout';
import type { Session } from '~/session/store';
import { guestWith, reservationWith, visibilitiesAt } from '../support/guests';
import { cardWith, codeWith, paymentWith } from '../support/stay';

const KNOWN = {
  'typed name': ({ typedReservationName }) => typedReservationName !== '',
  token: ({ authToken }) => authToken !== undefined,
  reservation: ({ reservation }) => reservation !== undefined,
  party: ({ guests }) => guests.length > 0,
  'member profile': ({ guests }) => guests[0]?.lastName === '会員',
  signature: ({ signature }) => signature !== undefined,
  'signature sent': ({ delivered }) => delivered.signature !== undefined,
  'passport sent': ({ delivered }) => delivered.passport !== undefined,
  'check-in unanswered': ({ isCheckinUnanswered }) => isCheckinUnanswered,
  'checked in': ({ delivered }) => delivered.checkin,
  'check-in code': ({ checkinCode }) => checkinCode !== undefined,
  stay: ({ checkout }) => checkout !== undefined,
  called: ({ checkout }) => checkout?.isReady === true,
  amount: ({ payment }) => payment?.settlement === 'open',
  'card number': ({ card }) => Boolean(card?.number || card?.securityCode),
  'card holder': ({ card }) => Boolean(card?.holderName),
  'payment unanswered': ({ isPaymentUnanswered }) => isPaymentUnanswered,
  paid: ({ payment }) => payment?.settlement === 'paid',
  'checked out': ({ checkout }) => checkout?.isDone === true,
} satisfies Readonly<Record<string, (session: Session) => boolean>>;

export type Fact = keyof typeof KNOWN;
const isFact = (name: string): name is Fact => name in KNOWN;

export const factsOf = (session: Session): readonly Fact[] =>
  Object.keys(KNOWN)
    .filter(isFact)
    .filter((fact) => KNOWN[fact](session));

const FOUND: Partial<Session> = { authToken: 'guest-token', reservation: reservationWith() };
/** A guest in the queue, one called, and one with nothing to pay after the terms. */
const WAITING = { ...newCheckout('ヤマダ'), requestId: 'R1001', rooms: ['305'] };
const CALLED = { ...WAITING, isReady: true };
const AGREED = { ...CALLED, hasAgreed: true };
const stay = (checkout: Session['checkout']): Partial<Session> => ({ authToken: 'guest-token', checkout });
const SIGNED: Partial<Session> = {
  ...FOUND,
  visibilities: visibilitiesAt(0, { representative: { passport: 2, overseas: 2 } }),
  guests: [guestWith({ overseasFlug: true, telCountrycode: 'FR', passport: 'passport-image' })],
  signature: 'signature-image',
};

const arrived = {
  facilities: {},
  search: {},
  reservation: FOUND,
  address: { ...FOUND, guests: [guestWith()] },
  agreement: { ...FOUND, visibilities: visibilitiesAt(0, {}), guests: [guestWith()] },
  'last button': SIGNED,
  'last button, code unknown': SIGNED,
  'smart payment': { ...FOUND, checkinCode: codeWith('30') },
  pay: {
    ...FOUND,
    payment: paymentWith(),
    card: cardWith(),
    receipt: { mail: 'taro@example.jp', mailAgain: 'taro@example.jp', name: '' },
  },
  'check-out search': {},
  queue: stay(WAITING),
  terms: stay(CALLED),
  'check-out': stay(AGREED),
} satisfies Readonly<Record<string, Partial<Session>>>;

export type Place = keyof typeof arrived;

export const ARRIVED: Readonly<Record<Place, Partial<Session>>> = arrived;
