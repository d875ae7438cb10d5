import { expect, it } from 'vitest';
import { isCall, isDone } from '~/app/cues';

it.each([
  ['/checkin/search', '/checkin/check-reservation', true],
  ['/checkin/search', '/checkin/qr', true],
  ['/checkin/search', '/', false],
  ['/checkin/search', '/common-error', false],
  ['/checkin/check-reservation', '/checkin/input-representative', false],
  ['/checkin/check-reservation', '/checkin/search', false],
  ['/checkin/confirm-checkin', '/checkin/complete', true],
  ['/checkin/confirm-checkin', '/checkin/term', false],
  ['/checkin/check-payment', '/checkin/complete-payment', true],
  ['/checkin/check-payment', '/checkin/input-card', false],
  ['/checkout/search', '/checkout/wait', true],
  ['/checkout/check-payment', '/checkout/complete-payment', true],
  ['/checkout/confirm-checkout', '/checkout/complete-checkout', true],
  ['/checkout/complete-checkout', '/', false],
  ['', '/', false],
])('a change of screens from %s to %s tells that it went well: %s', (from, to, expected) =>
  expect(isDone(from, to)).toBe(expected),
);

it.each([
  ['/checkout/wait', '/checkout/room-number', true],
  // The tablet takes no cards.
  ['/checkout/wait', '/checkout/check-total', true],
  ['/checkout/wait', '/checkout/search', false],
  ['/checkout/wait', '/', false],
  ['/checkout/search', '/checkout/wait', false],
])('a change of screens from %s to %s calls the guest: %s', (from, to, expected) =>
  expect(isCall(from, to)).toBe(expected),
);
