/** `#rrggbb`. */
export type Colour = string;

/** Linear red, green and blue, each 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

const lightOf = (colour: Colour): Light => [part(colour, 1), part(colour, 3), part(colour, 5)];

function part(colour: Colour, at: number): number {
  const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Rounds down, so that the result is never lighter than the light. */
function toHex(light: Light): Colour {
  const digits = light.map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.floor(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

const luminanceOf = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance (WCAG): 0 for black, 1 for white. */
const luminance = (colour: Colour): number => luminanceOf(lightOf(colour));

/** Contrast ratio of two colours (WCAG): 1 for equal colours, 21 for black and white. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour, or its lightest darker shade with the contrast `ratio` on a light ground. Equal scaling keeps hue and
 * saturation (OKLCH).
 * @throws Error if even black has less contrast
 */
export function darkEnough(colour: Colour, ground: Colour, ratio: number): Colour {
  if (contrast(colour, ground) >= ratio) return colour;
  const maxLuminance = (luminance(ground) + 0.05) / ratio - 0.05;
  if (maxLuminance < 0) throw new Error(`Nothing has a contrast of ${ratio} on ${ground}`);
  const [red, green, blue] = lightOf(colour);
  const factor = Math.min(1, maxLuminance / luminanceOf([red, green, blue]));
  return toHex([red * factor, green * factor, blue * factor]);
}

/** Background of every screen; a test compares it with `--paper` in `ui/tokens.css`. */
export const PAPER = '#faf6ef';
