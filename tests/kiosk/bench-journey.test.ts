import { expect, it } from 'vitest';
import { CHECKIN, CHECKOUT, type Journey } from '../../kiosk/guest/journeys.ts';
import { nextAfter } from '../../src/flow/next.ts';
import { isScreenPath } from '../../src/flow/screens.ts';

const CODE = { use: 'none', code: undefined, isMultiRooms: false, isPaymentTarget: false } as const;

/** Each screen that the guest leaves by its main button, or by none, and the one that follows. */
const pairs = (journey: Journey, hasPayment: boolean) =>
  journey
    .map(({ screen, taps }, at) => ({ screen, taps, following: journey[at + 1]?.screen ?? '/', hasPayment }))
    .slice(1)
    .filter(({ taps }) => taps !== 'change-name');

/** The benchmark runs by hand only: a screen that is new, or in another place, would show much later. */
it.each([...pairs(CHECKIN, false), ...pairs(CHECKOUT, true)])(
  'the benchmark goes from $screen to $following, as the app does',
  ({ screen, following, hasPayment }) => {
    if (!isScreenPath(screen)) throw new Error(`${screen} is no screen`);
    const situation = { hasCompanions: true, hasPayment, paysAtDesk: false, isPaid: false, code: CODE };
    expect(following).toBe(nextAfter(screen, situation));
  },
);
