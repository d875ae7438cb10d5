import { describe, expect, it } from 'vitest';
import type { Situation } from '~/flow/screen-row';
import { nextAfter, SCREENS, type ScreenPath, type ScreenRowOfApp } from '~/flow/screens';
import { PLAIN as ALONE } from '../../kiosk/guest/way';

const TOGETHER: Situation = { ...ALONE, asksCompanions: true };
const PAYING: Situation = { ...ALONE, hasPayment: true };
const AT_DESK: Situation = { ...PAYING, paysAtDesk: true };
const PAID: Situation = { ...ALONE, isPaid: true };
const WITH_CODE: Situation = { ...ALONE, code: { ...ALONE.code, use: 'payment', isPaymentTarget: true } };

function walk(from: ScreenPath, situation: Situation): readonly ScreenPath[] {
  const seen: ScreenPath[] = [];
  let path: ScreenPath = from;
  while (path !== '/' && seen.length < 20) {
    path = nextAfter(path, situation);
    seen.push(path);
  }
  return seen;
}

const PAYMENT = ['check-total', 'input-card', 'receipt-mail', 'check-payment', 'complete-payment'] as const;

describe('check-in', () => {
  const FORMS: readonly ScreenPath[] = ['/checkin/check-reservation', '/checkin/input-representative'];
  const END: readonly ScreenPath[] = ['/checkin/guests-info', '/checkin/term', '/checkin/confirm-checkin'];

  it('of a guest alone', () =>
    expect(walk('/checkin/search', ALONE)).toEqual([...FORMS, ...END, '/checkin/complete', '/']));

  it('of a party', () =>
    expect(walk('/checkin/search', TOGETHER)).toEqual([
      ...FORMS,
      '/checkin/input-companions',
      ...END,
      '/checkin/complete',
      '/',
    ]));

  it.each<readonly [what: string, situation: Partial<Situation>, screens: readonly ScreenPath[]]>([
    ['nothing', { asksRepresentative: false }, ['/checkin/term']],
    [
      'only companions',
      { asksRepresentative: false, asksCompanions: true },
      ['/checkin/input-companions', '/checkin/guests-info', '/checkin/term'],
    ],
  ])('where the hotel asks %s', (_, situation, screens) =>
    expect(walk('/checkin/check-reservation', { ...ALONE, ...situation }).slice(0, screens.length)).toEqual(
      screens,
    ),
  );

  it('with a payment', () =>
    expect(walk('/checkin/search', WITH_CODE)).toEqual([
      ...FORMS,
      ...END,
      '/checkin/unsettled-qr',
      ...PAYMENT.map((screen) => `/checkin/${screen}`),
      '/checkin/qr',
      '/',
    ]));
});

describe('check-out', () => {
  const QUEUE: readonly ScreenPath[] = ['/checkout/wait', '/checkout/room-number', '/checkout/payment-terms'];
  const END: readonly ScreenPath[] = ['/checkout/confirm-checkout', '/checkout/complete-checkout', '/'];
  const PAYING_SCREENS = PAYMENT.map((screen) => `/checkout/${screen}`);

  it('with something to pay', () =>
    expect(walk('/checkout/search', PAYING)).toEqual([...QUEUE, ...PAYING_SCREENS, ...END]));

  it('with something to pay where the tablet takes no cards: the bill at once', () =>
    expect(walk('/checkout/search', AT_DESK).slice(0, 2)).toEqual([
      '/checkout/wait',
      '/checkout/check-total',
    ]));

  it('with nothing to pay: no card screens', () =>
    expect(walk('/checkout/search', ALONE)).toEqual([...QUEUE, ...END]));

  it('of a stay that was paid before: neither queue nor card screens', () =>
    expect(walk('/checkout/search', PAID)).toEqual(['/checkout/complete-payment', ...END]));

  it('does not ask a second time what there is to pay once the guest has paid', () =>
    expect(nextAfter('/checkout/check-payment', PAID)).toBe('/checkout/complete-payment'));
});

describe('the table', () => {
  const ROWS: readonly (readonly [string, ScreenRowOfApp])[] = Object.entries(SCREENS);
  const placeOf = (path: string) => ROWS.findIndex(([other]) => other === path);

  it.each(['checkin', 'checkout'] as const)('the name on the receipt of %s is a side path', (journey) =>
    expect(nextAfter(`/${journey}/receipt-name`, PAYING)).toBe(nextAfter(`/${journey}/receipt-mail`, PAYING)),
  );

  it('has the screens in the order of the journeys: what follows stands further down', () => {
    const backward = ROWS.flatMap(([path, { next }]) =>
      [ALONE, TOGETHER, PAYING, AT_DESK, PAID, WITH_CODE].map((situation) => ({
        path,
        next: typeof next === 'string' ? next : next(situation),
      })),
    )
      .filter(({ next }) => next !== '/')
      .filter(({ path, next }) => placeOf(next) <= placeOf(path));
    expect(backward).toEqual([]);
  });
});
