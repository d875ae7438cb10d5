import { describe, expect, it } from 'vitest';
import { brandOf, groupDigits, isUnexpired, passesLuhn } from '~/domain/card';

describe('the check digit', () => {
  it.each([
    '4111111111111111',
    '4012888888881881',
    '5555555555554444',
    '2223003122003222',
    '378282246310005',
    '3530111333300000',
    '30569309025904',
    '6011111111111117',
    '79927398713',
    '0',
  ])('%s is right', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  it.each([
    '4111111111111112',
    '4111111111111101',
    '378282246310006',
    '79927398710',
    '',
    ' ',
    '4111 1111 1111 1111',
    '４１１１１１１１１１１１１１１１',
    '4111-1111-1111-1111',
    'x',
  ])('%j is wrong', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  it('finds every single slip of a digit', () => {
    const right = '4111111111111111';
    for (let at = 0; at < right.length; at++) {
      for (let digit = 0; digit < 10; digit++) {
        const typed = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`;
        expect(passesLuhn(typed), typed).toBe(typed === right);
      }
    }
  });
});

describe('the brand', () => {
  it.each([
    ['4', 'VISA'],
    ['4111111111111111', 'VISA'],
    ['50', undefined],
    ['51', 'Mastercard'],
    ['55', 'Mastercard'],
    ['56', undefined],
    ['2220', undefined],
    ['2221', 'Mastercard'],
    ['2229', 'Mastercard'],
    ['223', 'Mastercard'],
    ['26', 'Mastercard'],
    ['271', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2721', undefined],
    ['28', undefined],
    ['3527', undefined],
    ['3528', 'JCB'],
    ['3529', 'JCB'],
    ['3530111333300000', 'JCB'],
    ['3589', 'JCB'],
    ['359', undefined],
    ['34', 'American Express'],
    ['37', 'American Express'],
    ['35', undefined],
    ['300', 'Diners Club'],
    ['305', 'Diners Club'],
    ['306', undefined],
    ['36', 'Diners Club'],
    ['38', 'Diners Club'],
    ['39', 'Diners Club'],
    ['62', undefined],
    ['', undefined],
  ])('%j is %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });
});

describe('the groups', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['411111111', '4111 1111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['37', '37'],
    ['37828', '3782 8'],
    ['3782822463', '3782 822463'],
    ['37828224631', '3782 822463 1'],
    ['378282246310005', '3782 822463 10005'],
  ])('%j stands as %j', (digits, shown) => {
    expect(groupDigits(digits)).toBe(shown);
  });

  it.each(['4111111111111111', '3782822463100059', '30569309025904'])(
    'hide no digit that was typed: %s',
    (digits) => {
      for (let length = 0; length <= digits.length; length++) {
        const typed = digits.slice(0, length);
        expect(groupDigits(typed).replaceAll(' ', '')).toBe(typed);
      }
    },
  );
});

describe('a card is good', () => {
  const at = (moment: string) => new Date(moment);

  it.each([
    // To the last moment of its month, from the first of the next no longer.
    ['11', '26', '2026-11-01T00:00:00', true],
    ['11', '26', '2026-11-30T23:59:59.999', true],
    ['11', '26', '2026-12-01T00:00:00', false],
    ['12', '26', '2026-12-31T23:59:59.999', true],
    ['12', '26', '2027-01-01T00:00:00', false],
    ['01', '27', '2026-12-31T23:59:59.999', true],
    ['02', '28', '2028-02-29T12:00:00', true],
    ['02', '28', '2028-03-01T00:00:00', false],
    // The year decides before the month does.
    ['12', '25', '2026-01-01T00:00:00', false],
    ['01', '27', '2026-12-01T00:00:00', true],
    ['01', '36', '2026-11-21T00:00:00', true],
    ['12', '99', '2026-11-21T00:00:00', true],
    ['12', '00', '2026-11-21T00:00:00', false],
  ])('%s/%s on %s: %s', (expiryMonth, expiryYear, now, is) => {
    expect(isUnexpired({ expiryMonth, expiryYear }, at(now))).toBe(is);
  });
});
