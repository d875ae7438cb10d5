import { describe, expect, it } from 'vitest';
import { formatYen, grouped, sumOfYen, withoutNoise } from '~/domain/money';
import { grandTotal, isDue } from '~/domain/payment';
import { paymentWith } from '../support/stay';

it.each([
  [0, '¥0'],
  [-0, '¥0'],
  [5, '¥5'],
  [999, '¥999'],
  [1000, '¥1,000'],
  [24_300, '¥24,300'],
  [1_234_567, '¥1,234,567'],
  [-12_000, '−¥12,000'],
  [-1, '−¥1'],
  [24_300.5, '¥24,300.5'],
  [-1_234.25, '−¥1,234.25'],
  [0.05, '¥0.05'],
  [9_007_199_254_740_991, '¥9,007,199,254,740,991'],
])('yen: %d reads %s', (yen, text) => expect(formatYen(yen)).toBe(text));

describe('the noise of floating-point arithmetic', () => {
  it.each([
    [24_300.000000000004, 24_300],
    [0.1 + 0.2, 0.3],
    [24_300.55, 24_300.55],
    [9_007_199_254_740_991, 9_007_199_254_740_991],
    [-0.5, -0.5],
  ])('%d is %d', (yen, is) => expect(withoutNoise(yen)).toBe(is));

  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[24_300.1, 150.2, -0.3], 24_450],
    [Array.from({ length: 100 }, () => 0.1), 10],
    [[9_007_199_254_740_990, 1], 9_007_199_254_740_991],
  ])('is in no sum: %j', (amounts, sum) => expect(sumOfYen(amounts)).toBe(sum));
});

it.each([
  [0, '0'],
  [12_345, '12,345'],
  [1_000.0625, '1,000.0625'],
])('points: %d read %s', (points, text) => expect(grouped(points)).toBe(text));

describe('the grand total', () => {
  it.each([
    [undefined, undefined, 48_400],
    [300, undefined, 48_700],
    [undefined, 400, 48_800],
    [300, 400, 49_100],
    [0, 0, 48_400],
    [0.1, 0.2, 48_400.3],
  ])('48,400 with bathing tax %s and accommodation tax %s: %d', (bathingTax, accommodationTax, total) =>
    expect(grandTotal(paymentWith({ bathingTax, accommodationTax }))).toBe(total),
  );

  it('leaves the points out: they are no yen', () =>
    expect(grandTotal(paymentWith({ usedPoint: 1000 }))).toBe(48_400));
});

describe('a payment is due', () => {
  it.each([
    [1, true],
    [0.5, true],
    [0, false],
    [-0, false],
    [-500, false],
  ])('of %d yen: %s', (amount, is) => expect(isDue(paymentWith({ amount }))).toBe(is));

  it('only once, and only where the hotel named it', () => {
    expect(isDue(paymentWith({ settlement: 'paid' }))).toBe(false);
    expect(isDue(undefined)).toBe(false);
  });
});
