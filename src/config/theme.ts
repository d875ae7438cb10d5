import { type Colour, contrast, darkEnough, PAPER } from '~/domain/contrast';
import type { Config } from './schema';

/** Minimum contrast of text on its background (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** A hotel's colour with too little contrast, and its replacement. */
type Correction = {
  readonly key: keyof Config['theme'];
  readonly given: Colour;
  readonly ratio: number;
  readonly used: Colour;
};

/** Darkens a hotel's colours until they are readable on paper, which is darker than white. */
export function readable(theme: Config['theme']): {
  readonly theme: Config['theme'];
  readonly corrections: readonly Correction[];
} {
  const keys = ['primary', 'accent'] as const;
  const used = {
    primary: darkEnough(theme.primary, PAPER, MIN_CONTRAST),
    accent: darkEnough(theme.accent, PAPER, MIN_CONTRAST),
  };
  const corrections = keys
    .filter((key) => used[key] !== theme[key])
    .map((key) => ({ key, given: theme[key], ratio: contrast(theme[key], PAPER), used: used[key] }));
  return { theme: used, corrections };
}
