import { describe, expect, it } from 'vitest';
import { formatYen, notNegative } from '~/domain/money';
import { grandTotal } from '~/domain/payment';
import { paymentWith } from '../support/stay';

describe('yen', () => {
  it.each([
    [0, '¥0'],
    [-0, '¥0'],
    [5, '¥5'],
    [999, '¥999'],
    [1000, '¥1,000'],
    [24_300, '¥24,300'],
    [1_234_567, '¥1,234,567'],
    [-12_000, '-¥12,000'],
    [-1, '-¥1'],
    [9_007_199_254_740_991, '¥9,007,199,254,740,991'],
  ])('%d reads %s', (yen, text) => {
    expect(formatYen(yen)).toBe(text);
  });
});

describe('a number that cannot be negative', () => {
  it.each([
    [-1, 0],
    [-0.5, 0],
    [0, 0],
    [7, 7],
  ])('%d is %d', (value, is) => {
    expect(notNegative(value)).toBe(is);
  });
});

describe('the grand total', () => {
  it.each([
    [undefined, undefined, 48_400],
    [300, undefined, 48_700],
    [undefined, 400, 48_800],
    [300, 400, 49_100],
    [0, 0, 48_400],
  ])('48,400 with bathing tax %s and accommodation tax %s: %d', (bathingTax, accommodationTax, total) => {
    expect(grandTotal(paymentWith({ bathingTax, accommodationTax }))).toBe(total);
  });

  it('leaves the points out: they are no yen', () => {
    expect(grandTotal(paymentWith({ usedPoint: 1000 }))).toBe(48_400);
  });
});
