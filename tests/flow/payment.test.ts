import { describe, expect, it } from 'vitest';
import { mayHoldCard, nextInPayment, paymentPath } from '~/flow/payment';
import { isScreenPath, SCREENS, type ScreenPath } from '~/flow/screens';

describe('the way through a payment at check-in', () => {
  it.each([
    ['check-total', '/checkin/input-card'],
    ['input-card', '/checkin/receipt-mail'],
    ['receipt-mail', '/checkin/check-payment'],
    ['receipt-name', '/checkin/check-payment'],
    ['check-payment', '/checkin/complete-payment'],
    ['complete-payment', '/checkin/qr'],
  ] as const)('%s leads to %s', (screen, next) => {
    const path: string = nextInPayment('checkin', screen);
    expect(path).toBe(next);
    expect(isScreenPath(path)).toBe(true);
    expect(isScreenPath(paymentPath('checkin', screen))).toBe(true);
  });
});

describe('where a card may be in memory', () => {
  const HOLDING: readonly ScreenPath[] = [
    '/checkin/input-card',
    '/checkin/receipt-mail',
    '/checkin/receipt-name',
    '/checkin/check-payment',
  ];

  it.each(HOLDING)('%s', (path) => {
    expect(mayHoldCard(path)).toBe(true);
  });

  it('nowhere else in check-in', () => {
    const others = Object.keys(SCREENS)
      .filter((path) => !path.startsWith('/checkout/'))
      .filter((path) => !HOLDING.some((holding) => holding === path));
    expect(others.filter(mayHoldCard)).toEqual([]);
    expect(['/checkin/input-card/', '/x/checkin/input-card', ''].filter(mayHoldCard)).toEqual([]);
  });
});
