import { describe, expect, it } from 'vitest';
import { mayHoldCard } from '~/flow/payment';
import { SCREENS, type ScreenPath } from '~/flow/screens';

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
