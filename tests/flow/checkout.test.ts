import { describe, expect, it } from 'vitest';
import { type CheckoutPath, nextInCheckout } from '~/flow/checkout';
import { nextInPayment } from '~/flow/payment';
import { openScreen, SCREENS, type ScreenPath } from '~/flow/screens';
import { stepsOf } from '~/flow/steps';
import { configOf } from '../support/config';

const PAYING: readonly ScreenPath[] = [
  '/checkout/room-number',
  '/checkout/payment-terms',
  '/checkout/check-total',
  '/checkout/input-card',
  '/checkout/receipt-mail',
  '/checkout/check-payment',
  '/checkout/complete-payment',
  '/checkout/confirm-checkout',
  '/checkout/complete-checkout',
  '/',
];

/** The screen that follows another, whoever knows it: the journey or the payment within it. */
function after(path: ScreenPath, hasPayment: boolean): ScreenPath {
  switch (path) {
    case '/checkout/check-total':
      return nextInPayment('checkout', 'check-total');
    case '/checkout/input-card':
      return nextInPayment('checkout', 'input-card');
    case '/checkout/receipt-mail':
      return nextInPayment('checkout', 'receipt-mail');
    case '/checkout/check-payment':
      return nextInPayment('checkout', 'check-payment');
    case '/checkout/complete-payment':
      return nextInPayment('checkout', 'complete-payment');
    case '/checkout/wait':
    case '/checkout/room-number':
    case '/checkout/payment-terms':
    case '/checkout/confirm-checkout':
    case '/checkout/complete-checkout':
      return nextInCheckout(path, { hasPayment });
    default:
      throw new Error(`${path} is no screen between the queue and the end`);
  }
}

/** Every screen from the queue to home. */
function walk(hasPayment: boolean): readonly ScreenPath[] {
  const seen: ScreenPath[] = [];
  let path: ScreenPath = '/checkout/wait';
  while (path !== '/' && seen.length < 20) {
    path = after(path, hasPayment);
    seen.push(path);
  }
  return seen;
}

describe('the order of the screens', () => {
  it('with something to pay', () => expect(walk(true)).toEqual(PAYING));

  it('with nothing to pay: no card screens', () =>
    expect(walk(false)).toEqual([
      '/checkout/room-number',
      '/checkout/payment-terms',
      '/checkout/confirm-checkout',
      '/checkout/complete-checkout',
      '/',
    ]));

  it('the name on the receipt is a side path that leads to the same place', () =>
    expect(nextInPayment('checkout', 'receipt-name')).toBe('/checkout/check-payment'));

  it.each<CheckoutPath>([
    '/checkout/wait',
    '/checkout/room-number',
    '/checkout/confirm-checkout',
    '/checkout/complete-checkout',
  ])('%s does not ask what there is to pay', (path) =>
    expect(nextInCheckout(path, { hasPayment: true })).toBe(nextInCheckout(path, { hasPayment: false })),
  );
});

const ROWS = Object.entries(SCREENS).filter(([path]) => path.startsWith('/checkout/'));

describe('the screens of check-out', () => {
  it('are those of the specification', () =>
    expect(ROWS.map(([path]) => path).sort()).toEqual(
      ['/checkout/search', '/checkout/wait', '/checkout/receipt-name', ...PAYING.slice(0, -1)].sort(),
    ));

  it.each([
    ['none', ['/checkout/wait', '/checkout/complete-payment', '/checkout/complete-checkout']],
    ['confirm', ['/checkout/room-number']],
  ])('back is "%s" on %j alone', (back, paths) =>
    expect(ROWS.filter(([, row]) => row.back === back).map(([path]) => path)).toEqual(paths),
  );

  it('are all there where check-out is on, and none of them where it is off', () => {
    const off = configOf({ display: { use_checkout: false } });
    for (const [path, row] of ROWS) {
      expect(openScreen(path, configOf()), path).toBe(row);
      expect(openScreen(path, off), path).toBeUndefined();
    }
  });

  it('stand in the steps of their journey, which has its payment whatever check-in has', () => {
    const steps = ['search', 'queue', 'rooms', 'terms', 'payment', 'checkout'];
    for (const use_checkin_payment of [true, false]) {
      expect(stepsOf('/checkout/wait', configOf({ display: { use_checkin_payment } }))).toEqual(steps);
    }
    const named = ROWS.flatMap(([, row]) => ('step' in row ? [row.step] : []));
    expect([...new Set(named)].sort()).toEqual([...steps].sort());
  });
});
