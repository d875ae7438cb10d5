import { describe, expect, it } from 'vitest';
import type { Config } from '~/config/schema';
import { type Checkout, newCheckout } from '~/domain/checkout';
import { PLAIN_PAYMENT } from '~/domain/payment';
import type { Situation, Step } from '~/flow/screen-row';
import { nextAfter, SCREENS, type ScreenPath, type ScreenRowOfApp } from '~/flow/screens';
import { stepsOf } from '~/flow/steps';
import { emptySession, type Session } from '~/session/store';
import { onlyAsked, PAYMENT_ON } from '../../kiosk/guest/levels';
import { PLAIN } from '../../kiosk/guest/way';
import { configOf } from '../support/config';
import { guestWith, reservationWith } from '../support/guests';
import { codeWith } from '../support/stay';

const CONFIG = configOf({
  display: { use_checkin_payment: true, use_checkout: true },
  card: { script_url: '/token.js' },
});
const SITUATION: Situation = {
  ...PLAIN,
  asksCompanions: true,
  hasPayment: true,
  code: { ...PLAIN.code, use: 'payment', isPaymentTarget: true },
};

/** The steps from a screen until home, in the guest's order. */
function stepsMet(from: ScreenPath): readonly string[] {
  const met: string[] = [];
  let path = from;
  while (path !== '/' && met.length < 30) {
    const { step }: ScreenRowOfApp = SCREENS[path];
    if (step) met.push(step);
    path = nextAfter(path, SITUATION);
  }
  return met;
}

describe.each(['/checkin/search', '/checkout/search'] as const)('the indicator from %s on', (start) => {
  it('moves forward only: the rows stand in the order of the journey, and a step is one stretch of it', () => {
    const met = stepsMet(start);
    const order: readonly string[] = stepsOf(start, CONFIG, emptySession());
    expect(met.length).toBeGreaterThan(5);
    expect(met.map((step) => order.indexOf(step))).toEqual(
      met.map((step) => order.indexOf(step)).sort((a, b) => a - b),
    );
  });
});

it('check-out has its payment step under any settings of check-in', () => {
  for (const use_checkin_payment of [true, false]) {
    const steps = stepsOf('/checkout/wait', configOf({ display: { use_checkin_payment } }), emptySession());
    expect(steps).toEqual(['search', 'queue', 'rooms', 'terms', 'payment', 'checkout']);
  }
});

const NOTHING_ASKED = onlyAsked({});
const COMPANIONS_ASKED = onlyAsked({}, { age: 2 });
const EACH_FACILITY = { ...NOTHING_ASKED, display: { control_visibility: true } };
const found = (adults: number, { visibility } = NOTHING_ASKED): Partial<Session> => ({
  reservation: reservationWith({ numOfAdults: adults }),
  visibilities: visibility,
});
const ALONE = [guestWith()];
const asked = (representative: 0 | 2): Partial<Session> => ({
  ...found(1),
  guests: ALONE,
  visibilities: onlyAsked({ age: representative }).visibility,
});
const stay = (known: Partial<Checkout>): Partial<Session> => ({
  checkout: { ...newCheckout('ヤマダ'), rooms: ['305'], ...known },
});
const paid = { ...PLAIN_PAYMENT, requestId: '', amount: 0, settlement: 'paid' } as const;
const [CALLED, PAID_BEFORE] = [stay({ requestId: 'R1', isReady: true }), stay({ isReady: true })];

it.each<
  [what: string, path: ScreenPath, settings: object, known: Partial<Session>, step: Step, has: boolean]
>([
  ['a hotel that asks', '/checkin/search', {}, {}, 'guests', true],
  ['a hotel that asks nobody', '/checkin/search', NOTHING_ASKED, {}, 'guests', false],
  ['… for a reservation of two', '/checkin/term', NOTHING_ASKED, found(2), 'guests', false],
  ['companions are asked: no party yet', '/checkin/search', COMPANIONS_ASKED, {}, 'guests', true],
  [
    '… of a party',
    '/checkin/check-reservation',
    COMPANIONS_ASKED,
    found(2, COMPANIONS_ASKED),
    'guests',
    true,
  ],
  [
    '… of a guest alone',
    '/checkin/check-reservation',
    COMPANIONS_ASKED,
    found(1, COMPANIONS_ASKED),
    'guests',
    false,
  ],
  ['levels to come', '/checkin/check-reservation', EACH_FACILITY, found(1), 'guests', true],
  ['levels that ask', '/checkin/term', EACH_FACILITY, asked(2), 'guests', true],
  ['levels that ask nobody', '/checkin/term', EACH_FACILITY, asked(0), 'guests', false],
  ['a code to come', '/checkin/search', PAYMENT_ON, {}, 'payment', true],
  [
    'a code with something to pay',
    '/checkin/term',
    PAYMENT_ON,
    { checkinCode: codeWith('10', { is_payment_target: true }) },
    'payment',
    true,
  ],
  [
    'a code without',
    '/checkin/term',
    PAYMENT_ON,
    { checkinCode: codeWith('10', { is_payment_target: false }) },
    'payment',
    false,
  ],
  ['the queue', '/checkout/wait', {}, stay({ requestId: 'R1' }), 'payment', true],
  [
    'a bill',
    '/checkout/room-number',
    {},
    { ...CALLED, payment: { ...paid, settlement: 'open' } },
    'payment',
    true,
  ],
  ['no bill', '/checkout/room-number', {}, CALLED, 'payment', false],
  ['paid here', '/checkout/confirm-checkout', {}, { ...CALLED, payment: paid }, 'rooms', true],
  ['paid before', '/checkout/complete-payment', {}, { ...PAID_BEFORE, payment: paid }, 'rooms', false],
  ['paid before', '/checkout/confirm-checkout', {}, { ...PAID_BEFORE, payment: paid }, 'payment', true],
])('a guest sees the steps of the own way alone: %s', (_, path, settings, known, step, has) => {
  const config: Config = configOf({ ...settings, card: { script_url: '/token.js' } });
  expect(stepsOf(path, config, { ...emptySession(), ...known }).includes(step)).toBe(has);
});
