import { expect, it } from 'vitest';
import { JOURNEY } from '../../kiosk/bench/journey.ts';
import { nextAfter } from '../../src/flow/next.ts';
import { isScreenPath } from '../../src/flow/screens.ts';

const CODE = {
  use: 'none',
  code: undefined,
  isMultiRooms: false,
  isPaymentTarget: false,
  owesNothing: false,
} as const;

/** The benchmark runs by hand only: a screen that is new, or in another place, would show much later. */
it.each(JOURNEY.slice(1, -1).map(({ screen }, at) => [screen, JOURNEY[at + 2]?.screen]))(
  'the benchmark goes from %s to %s, as the app does',
  (screen, following) => {
    if (!isScreenPath(screen)) throw new Error(`${screen} is no screen`);
    const situation = { hasCompanions: true, hasPayment: false, isPaid: false, code: CODE };
    expect(following).toBe(nextAfter(screen, situation));
  },
);
