import { describe, expect, it } from 'vitest';
import { isDue } from '~/domain/payment';
import { paymentWith } from '../support/stay';

describe('a payment is due', () => {
  it.each([
    [1, true],
    [0.5, true],
    [0, false],
    [-0, false],
    [-500, false],
  ])('of %d yen: %s', (amount, is) => {
    expect(isDue(paymentWith({ amount }))).toBe(is);
  });

  it('only once, and only where the hotel named it', () => {
    expect(isDue(paymentWith({ settlement: 'paid' }))).toBe(false);
    expect(isDue(undefined)).toBe(false);
  });
});
