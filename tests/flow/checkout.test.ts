import { describe, expect, it } from 'vitest';
import { stepsOf } from '~/components/steps';
import { openScreen } from '~/flow/open-screens';
import { SCREENS, type ScreenPath } from '~/flow/screens';
import { configOf } from '../support/config';

const AFTER_THE_QUEUE: readonly ScreenPath[] = [
  '/checkout/room-number',
  '/checkout/payment-terms',
  '/checkout/check-total',
  '/checkout/input-card',
  '/checkout/receipt-mail',
  '/checkout/check-payment',
  '/checkout/complete-payment',
  '/checkout/confirm-checkout',
  '/checkout/complete-checkout',
];

const ROWS = Object.entries(SCREENS).filter(([path]) => path.startsWith('/checkout/'));

describe('the screens of check-out', () => {
  it('are those of the specification', () =>
    expect(ROWS.map(([path]) => path).sort()).toEqual(
      ['/checkout/search', '/checkout/wait', '/checkout/receipt-name', ...AFTER_THE_QUEUE].sort(),
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
