import { describe, expect, it } from 'vitest';
import { stepsOf } from '~/components/steps';
import type { Situation } from '~/flow/screen-row';
import { nextAfter, SCREENS, type ScreenPath, type ScreenRowOfApp } from '~/flow/screens';
import { PLAIN } from '../../kiosk/guest/way';
import { configOf } from '../support/config';

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
    const order: readonly string[] = stepsOf(start, CONFIG);
    expect(met.length).toBeGreaterThan(5);
    expect(met.map((step) => order.indexOf(step))).toEqual(
      met.map((step) => order.indexOf(step)).sort((a, b) => a - b),
    );
  });
});

it('check-out has its payment step under any settings of check-in', () => {
  for (const use_checkin_payment of [true, false]) {
    const steps = stepsOf('/checkout/wait', configOf({ display: { use_checkin_payment } }));
    expect(steps).toEqual(['search', 'queue', 'rooms', 'terms', 'payment', 'checkout']);
  }
});
