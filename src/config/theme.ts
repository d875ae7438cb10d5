import { type Colour, contrast, darkEnough } from '~/domain/contrast';
import { PAPER } from '~/domain/paper';
import type { Config } from './schema';

/** WCAG 2.2, 1.4.3: text and its ground. */
const LEAST_CONTRAST = 4.5;

/** A colour of the house that could not be read, and what is shown in its place. */
export type Correction = {
  readonly key: keyof Config['theme'];
  readonly given: Colour;
  /** What the given one has on paper. */
  readonly ratio: number;
  readonly used: Colour;
};

/**
 * A house's colours as they are shown: words and lines in them stand on paper, and white stands on the primary. Paper is
 * the darker ground of the two, so that what can be read there carries white as well.
 */
export function readable(theme: Config['theme']): {
  readonly theme: Config['theme'];
  readonly corrections: readonly Correction[];
} {
  const keys = ['primary', 'accent'] as const;
  const used = {
    primary: darkEnough(theme.primary, PAPER, LEAST_CONTRAST),
    accent: darkEnough(theme.accent, PAPER, LEAST_CONTRAST),
  };
  const corrections = keys
    .filter((key) => used[key] !== theme[key])
    .map((key) => ({ key, given: theme[key], ratio: contrast(theme[key], PAPER), used: used[key] }));
  return { theme: used, corrections };
}
