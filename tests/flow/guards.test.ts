import { describe, expect, it } from 'vitest';
import { knownData, redirectFor } from '~/flow/guards';
import { freshStart, openScreen } from '~/flow/open-screens';
import type { Need, ScreenRow } from '~/flow/screen-row';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { emptySession } from '~/session/store';
import { configOf } from '../support/config';

const ALL: readonly Need[] = ['reservation', 'guests', 'representative', 'party', 'signature', 'checked-in'];
const config = configOf();
const PAYING = configOf({ display: { use_checkin_payment: true }, card: { script_url: '/token.js' } });
/** The guard's way at a hotel that has the screen. */
const goes = (from: string | undefined, to: string, known: readonly Need[]) =>
  redirectFor({ to, row: isScreenPath(to) ? SCREENS[to] : undefined, from, known: new Set(known) }) ?? to;
const leads = (to: string, ...facts: readonly Need[]) => goes('/', to, facts);

describe('to a path the hotel does not have', () => {
  it.each([
    [undefined, '/404'],
    ['/', '/404'],
    ['/checkin/search', '/reload-error'],
    ['/checkin/term', '/reload-error'],
    ['/404', '/reload-error'],
  ])('from %s: %s', (from, shown) => expect(goes(from, '/checkin/nowhere', ALL)).toBe(shown));

  it('a screen whose feature is off is such a path', () => {
    const row = openScreen('/checkin/complete', configOf({ qr_code: { is_active_in_checkin: true } }));
    const navigation = { to: '/checkin/complete', row, known: new Set(ALL) };
    expect(redirectFor({ ...navigation, from: '/' })).toBe('/404');
    expect(redirectFor({ ...navigation, from: '/checkin/confirm-checkin' })).toBe('/reload-error');
  });
});

it.each(['/checkin/term', '/checkout/rooms', '/checkin/nowhere'])(
  'back to a screen of a visit that has ended: %s: home',
  (to) => {
    const navigation = { to, row: openScreen(to, config), from: '/checkin/search', known: new Set<Need>() };
    expect(redirectFor({ ...navigation, isBack: true })).toBe('/');
    expect(redirectFor(navigation)).toBe('/reload-error');
  },
);

it.each([
  [undefined, '/404'],
  ['/', '/404'],
  ['/404', '/404'],
  ['/checkin/search', '/reload-error'],
  ['/common-error', '/reload-error'],
])('to /404 itself, from %s: %s', (from, shown) => expect(goes(from, '/404', ALL)).toBe(shown));

it.each(['/', '/reload-error', '/common-error', '/checkin/search', '/checkout/search'])(
  'to a screen that needs nothing: %s opens from anywhere',
  (to) => {
    for (const from of [undefined, '/', '/checkin/term', '/checkin/complete']) {
      expect(goes(from, to, [])).toBe(to);
    }
  },
);

const PAY: readonly Need[] = ['payment', 'rooms', 'terms'];
/** Each screen's needs; it does not open without any one. */
const NEEDS: readonly (readonly [string, readonly Need[]])[] = [
  ['/checkin/check-reservation', ['reservation']],
  ['/checkin/input-representative', ['reservation', 'guests']],
  ['/checkin/input-companions', ['reservation', 'guests', 'representative']],
  ['/checkin/guests-info', ['reservation', 'guests', 'party']],
  ['/checkin/term', ['reservation', 'guests', 'party']],
  ['/checkin/confirm-checkin', ['reservation', 'guests', 'party', 'signature']],
  ['/checkin/complete', ['checked-in']],
  ['/checkin/qr', ['arrived']],
  ['/checkin/unsettled-qr', ['checkin-code']],
  ['/checkin/check-total', ['payment']],
  ['/checkin/input-card', ['payment']],
  ['/checkin/receipt-mail', ['payment', 'card']],
  ['/checkin/receipt-name', ['payment', 'card']],
  ['/checkin/check-payment', ['payment', 'card']],
  ['/checkin/complete-payment', ['paid']],
  ['/checkout/check-total', ['payment', 'called']],
  ['/checkout/input-card', PAY],
  ['/checkout/receipt-mail', [...PAY, 'card']],
  ['/checkout/receipt-name', [...PAY, 'card']],
  ['/checkout/check-payment', [...PAY, 'card']],
  ['/checkout/wait', ['queue']],
  ['/checkout/room-number', ['called']],
  ['/checkout/payment-terms', ['called', 'rooms']],
  ['/checkout/complete-payment', ['paid', 'rooms']],
  ['/checkout/confirm-checkout', ['rooms', 'settled']],
  ['/checkout/complete-checkout', ['checked-out']],
];
const insteadOf = (to: string, missing: Need): string => {
  if (missing === 'card') return to.replace(/[^/]+$/, 'input-card');
  if (missing === 'representative') return '/checkin/input-representative';
  return missing === 'party' ? '/checkin/input-companions' : '/reload-error';
};

it('every screen that needs something is in this table', () => {
  const needy = Object.entries<ScreenRow>(SCREENS).filter(([, { needs }]) => needs.length > 0);
  expect(NEEDS.map(([to]) => to).sort()).toEqual(needy.map(([path]) => path).sort());
});

describe.each(NEEDS)('to %s', (to, needs) => {
  it('it opens with all it needs', () => expect(goes('/checkin/search', to, needs)).toBe(to));

  it('it never opens from home', () => expect(goes('/', to, [])).toBe('/reload-error'));

  it.each(needs)('it does not open without: %s', (missing) => {
    const known = [...ALL, ...needs].filter((need) => need !== missing);
    expect(goes('/checkin/search', to, known)).toBe(insteadOf(to, missing));
  });
});

describe('a party that is not complete any more', () => {
  it.each(['/checkin/guests-info', '/checkin/term', '/checkin/confirm-checkin'])(
    'leads from %s to the form that lacks something',
    (to) => {
      const known: Need[] = ['reservation', 'guests', 'signature'];
      expect(goes('/checkin/input-representative', to, known)).toBe('/checkin/input-representative');
      expect(goes('/checkin/input-companions', to, [...known, 'representative'])).toBe(
        '/checkin/input-companions',
      );
    },
  );

  it('leads nowhere else where more is missing', () => {
    expect(goes('/checkin/search', '/checkin/guests-info', ['guests'])).toBe('/reload-error');
    expect(goes('/checkin/search', '/checkin/guests-info', ['reservation'])).toBe('/reload-error');
  });
});

describe('with half an address for the receipt', () => {
  const known: readonly Need[] = [...PAY, 'card'];

  it.each(['checkin', 'checkout'])(
    'the last look at the payment of %s gives way to the address',
    (journey) => {
      const to = `/${journey}/check-payment`;
      expect(leads(to, ...known, 'receipt-mail-wrong')).toBe(`/${journey}/receipt-mail`);
      expect(leads(to, ...known)).toBe(to);
    },
  );

  it.each(['receipt-mail', 'receipt-name', 'input-card', 'check-total'])('%s opens as ever', (screen) =>
    expect(leads(`/checkin/${screen}`, ...known, 'receipt-mail-wrong')).toBe(`/checkin/${screen}`),
  );

  it('a card that has left memory is entered first', () =>
    expect(leads('/checkin/check-payment', ...PAY, 'receipt-mail-wrong')).toBe('/checkin/input-card'));
});

describe('after a payment without an answer', () => {
  const known: readonly Need[] = [...PAY, 'called', 'payment-unanswered', 'card', 'checkin-code'];

  it.each(['checkin', 'checkout'])(
    'every screen that asks for a card at %s gives way to the total',
    (journey) => {
      const total = `/${journey}/check-total`;
      for (const screen of ['check-total', 'input-card', 'receipt-mail', 'receipt-name', 'check-payment'])
        expect(leads(`/${journey}/${screen}`, ...known)).toBe(total);
    },
  );

  it('screens that ask for none open as ever', () => {
    expect(leads('/checkin/unsettled-qr', ...known)).toBe('/checkin/unsettled-qr');
    expect(leads('/checkout/search', ...known)).toBe('/checkout/search');
  });

  it('a screen without anything to pay is never shown', () =>
    expect(leads('/checkout/input-card', 'payment-unanswered')).toBe('/reload-error'));
});

describe('a fresh start', () => {
  it.each([
    ['/', '/'],
    ['/checkin/search', '/reload-error'],
    ['/checkin/term', '/reload-error'],
    ['/reload-error', '/reload-error'],
    ['/404', '/reload-error'],
    ['/common-error', '/reload-error'],
    ['/nowhere', '/404'],
    ['/checkin/qr', '/404'],
    ['/checkin/search/', '/404'],
  ])('at %s: %s', (path, opens) => expect(freshStart(path, config, false)).toEqual({ opens }));

  it.each([
    ['/', '/', undefined],
    ['/checkin/search', '/checkin/search', '/checkin/search opens, where a guest would get /reload-error'],
    ['/404', '/404', '/404 opens, where a guest would get /reload-error'],
    ['/common-error', '/common-error', '/common-error opens, where a guest would get /reload-error'],
    ['/reload-error', '/reload-error', undefined],
    [
      '/checkin/check-reservation',
      '/reload-error',
      '/reload-error opens, since /checkin/check-reservation needs reservation, which no start has',
    ],
    ['/nowhere', '/404', undefined],
    ['/checkin/qr', '/404', undefined],
  ])('of an engineer who debugs, at %s: %s', (path, opens, note) =>
    expect(freshStart(path, config, true)).toEqual({ opens, ...(note && { note }) }),
  );

  it('of an engineer who debugs opens what it says, at every screen that the hotel has', () => {
    const known = knownData(emptySession(), PAYING);
    const open = Object.keys(SCREENS).filter((path) => openScreen(path, PAYING));
    expect(open.length).toBeGreaterThan(20);
    for (const path of open) {
      const { opens, note } = freshStart(path, PAYING, true);
      const row = openScreen(opens, PAYING);
      expect(redirectFor({ to: opens, row, from: undefined, known }), path).toBeUndefined();
      if (note !== undefined) expect(note, path).toMatch(new RegExp(`^${opens} opens`));
    }
  });
});
