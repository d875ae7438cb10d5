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
  ])('%s is right', (digits) => expect(passesLuhn(digits)).toBe(true));

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
  ])('%j is wrong', (digits) => expect(passesLuhn(digits)).toBe(false));

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

it.each([
  ['VISA', ['4', '4111111111111111']],
  ['Mastercard', ['51', '55', '2221', '2229', '223', '26', '271', '2720']],
  ['JCB', ['3528', '3529', '3530111333300000', '3589']],
  ['American Express', ['34', '37']],
  ['Diners Club', ['300', '305', '36', '38', '39']],
  [undefined, ['50', '56', '2220', '2721', '28', '3527', '359', '35', '306', '62', '']],
])('%s: %j', (brand, numbers) =>
  expect(numbers.map((digits) => [digits, brandOf(digits)])).toEqual(
    numbers.map((digits) => [digits, brand]),
  ),
);

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
  ])('%j stands as %j', (digits, shown) => expect(groupDigits(digits)).toBe(shown));

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
    // Valid to the last moment of its month.
    ['11', '26', '2026-11-01T00:00:00', true],
    ['11', '26', '2026-11-30T23:59:59.999', true],
    ['11', '26', '2026-12-01T00:00:00', false],
    ['12', '26', '2026-12-31T23:59:59.999', true],
    ['12', '26', '2027-01-01T00:00:00', false],
    ['01', '27', '2026-12-31T23:59:59.999', true],
    ['02', '28', '2028-02-29T12:00:00', true],
    ['02', '28', '2028-03-01T00:00:00', false],
    // The year decides before the month.
    ['12', '25', '2026-01-01T00:00:00', false],
    ['01', '27', '2026-12-01T00:00:00', true],
    ['01', '36', '2026-11-21T00:00:00', true],
    ['12', '99', '2026-11-21T00:00:00', true],
    ['12', '00', '2026-11-21T00:00:00', false],
  ])('%s/%s on %s: %s', (expiryMonth, expiryYear, now, is) =>
    expect(isUnexpired({ expiryMonth, expiryYear }, at(now))).toBe(is),
  );
});
