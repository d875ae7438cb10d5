import { describe, expect, it } from 'vitest';
import { contrast, darkEnough } from '~/domain/contrast';

it.each([
  ['#ffffff', '#000000', 21],
  ['#123456', '#123456', 1],
  // WCAG's lightest greys for text on white, and the first too light one.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#595959', '#FFFFFF', 7],
])('contrast: %s on %s: %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

/** The angle of a colour around grey. */
function hue(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

describe('a colour dark enough for its ground', () => {
  it.each(['#0f5c5c', '#000000', '#767676'])('%s stays as it is', (colour) =>
    expect(darkEnough(colour, '#ffffff', 4.5)).toBe(colour),
  );

  it.each(['#ffd400', '#7fc8a9', '#ff7f50', '#9ad0ff', '#ffffff', '#b39ddb', '#00ff00', '#777777'])(
    '%s becomes as dark as it must, and no darker',
    (colour) => {
      const used = darkEnough(colour, '#faf6ef', 4.5);
      expect(contrast(used, '#faf6ef')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(used, '#faf6ef')).toBeLessThan(4.65);
    },
  );

  it.each(['#ffd400', '#7fc8a9', '#ff7f50', '#9ad0ff', '#b39ddb', '#00ff00'])(
    '%s keeps its hue',
    (colour) => {
      const turned = Math.abs(hue(darkEnough(colour, '#ffffff', 4.5)) - hue(colour));
      expect(Math.min(turned, 360 - turned)).toBeLessThan(1.5);
    },
  );

  it('a grey stays grey', () => expect(darkEnough('#cccccc', '#ffffff', 7)).toMatch(/^#(..)\1\1$/));

  it('is asked for in vain on a ground that is dark itself', () =>
    expect(() => darkEnough('#444444', '#333333', 4.5)).toThrow('#333333'));
});
