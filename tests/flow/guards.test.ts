import { describe, expect, it } from 'vitest';
import { firstScreen, redirectFor } from '~/flow/guards';
import type { Need } from '~/flow/screen-row';
import { openScreen } from '~/flow/screens';
import { configOf } from '../support/config';

const ALL: readonly Need[] = ['reservation', 'representative', 'party', 'signature', 'checked-in'];
const config = configOf();
const goes = (from: string | undefined, to: string, known: readonly Need[]) =>
  redirectFor({ to, row: openScreen(to, config), from, known: new Set(known) }) ?? to;

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
    const arrival = { to: '/checkin/complete', row, known: new Set(ALL) };
    expect(redirectFor({ ...arrival, from: '/' })).toBe('/404');
    expect(redirectFor({ ...arrival, from: '/checkin/confirm-checkin' })).toBe('/reload-error');
  });
});

describe('to /404 itself', () => {
  it.each([
    [undefined, '/404'],
    ['/', '/404'],
    ['/404', '/404'],
    ['/checkin/search', '/reload-error'],
    ['/common-error', '/reload-error'],
  ])('from %s: %s', (from, shown) => expect(goes(from, '/404', ALL)).toBe(shown));
});

describe('to a screen that needs nothing', () => {
  it.each(['/', '/reload-error', '/common-error', '/checkin/search'])('%s opens from anywhere', (to) => {
    for (const from of [undefined, '/', '/checkin/term', '/checkin/complete']) {
      expect(goes(from, to, [])).toBe(to);
    }
  });
});

/** What each screen of check-in must know; without any one of it, it does not open. */
const NEEDS: readonly (readonly [string, readonly Need[]])[] = [
  ['/checkin/check-reservation', ['reservation']],
  ['/checkin/input-representative', ['reservation']],
  ['/checkin/input-companions', ['reservation', 'representative']],
  ['/checkin/guests-info', ['reservation', 'party']],
  ['/checkin/term', ['reservation', 'party']],
  ['/checkin/confirm-checkin', ['reservation', 'party', 'signature']],
  ['/checkin/complete', ['checked-in']],
];

describe.each(NEEDS)('to %s', (to, needs) => {
  it('it opens with all it needs', () => expect(goes('/checkin/search', to, needs)).toBe(to));

  it.each(needs)('it does not open without: %s', (missing) => {
    const known = ALL.filter((need) => need !== missing);
    expect(goes('/checkin/search', to, known)).toBe('/reload-error');
  });
});

describe('a fresh start', () => {
  it.each([
    ['/', true, undefined],
    ['/checkin/search', true, '/reload-error'],
    ['/checkin/term', true, '/reload-error'],
    ['/reload-error', true, '/reload-error'],
    ['/404', true, '/reload-error'],
    ['/common-error', true, '/reload-error'],
    ['/nowhere', false, '/404'],
    ['/checkin/qr', false, '/404'],
  ])('on %s, known: %s → %s', (path, isKnown, shown) => expect(firstScreen(path, isKnown)).toBe(shown));
});
