import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../kiosk/tablets/linux/proof/keyboard.ts';
import { difference, looksLike, readPicture } from '../../kiosk/tablets/linux/proof/picture.ts';
import { whatDiffers } from '../../kiosk/tablets/linux/proof/traces.ts';

/** A picture of one grey. */
function grey(level: number, width = 64, height = 48): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(level);
  return PNG.sync.write(png);
}

describe('pictures of the screen', () => {
  it('are the same view where they hardly differ', () => {
    expect(looksLike(readPicture(grey(200)), readPicture(grey(202)))).toBe(true);
  });

  it('are another view where they do', () => {
    expect(looksLike(readPicture(grey(200)), readPicture(grey(210)))).toBe(false);
    expect(difference(readPicture(grey(0)), readPicture(grey(255)))).toBeCloseTo(1);
  });

  it('are never the same in two sizes', () => {
    expect(looksLike(readPicture(grey(200)), readPicture(grey(200, 48, 64)))).toBe(false);
  });
});

describe('the traces of an installation', () => {
  it('are what one of two lists has alone', () => {
    expect(whatDiffers(['/a 1', '/b 1'], ['/b 1', '/a 2'])).toEqual(['- /a 1', '+ /a 2']);
    expect(whatDiffers(['/a'], ['/a'])).toEqual([]);
  });
});

describe('the keys', () => {
  it.each([
    ['a', 38],
    ['F1', 67],
    ['F12', 96],
    ['ctrl', 37],
    ['HomePage', 180],
  ])('%s has the number %i in the X server', (key, code) => expect(codeOf(key)).toBe(code));

  it('name those that are not there', () => expect(() => codeOf('nothing')).toThrow('no key nothing'));
});
