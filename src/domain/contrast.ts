/** A colour as settings write it: `#rrggbb`. */
export type Colour = string;

/** Red, green and blue as amounts of light, 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

const lightOf = (colour: Colour): Light => [part(colour, 1), part(colour, 3), part(colour, 5)];

function part(colour: Colour, at: number): number {
  const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Rounded down: a colour meant to be dark enough must not become lighter by being written. */
function written(light: Light): Colour {
  const digits = light.map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.floor(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

const luminanceOf = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance as WCAG defines it: 0 for black, 1 for white. */
export const luminance = (colour: Colour): number => luminanceOf(lightOf(colour));

/** WCAG's contrast of two colours: 1 for the same, 21 for black and white. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour itself where it has enough contrast on a light ground, else the lightest one of its hue that has. All its
 * light is dimmed alike, which keeps hue and saturation to the eye (in OKLCH: hue, and chroma in step with lightness).
 * @throws when not even black has that much contrast on the ground
 */
export function darkEnough(colour: Colour, ground: Colour, ratio: number): Colour {
  if (contrast(colour, ground) >= ratio) return colour;
  const most = (luminance(ground) + 0.05) / ratio - 0.05;
  if (most < 0) throw new Error(`Nothing has a contrast of ${ratio} on ${ground}`);
  const [red, green, blue] = lightOf(colour);
  const dim = Math.min(1, most / luminanceOf([red, green, blue]));
  return written([red * dim, green * dim, blue * dim]);
}
