/** The guest's display settings, until the end of the visit. */
export type DisplaySettings = {
  /** 1 normal, 2 larger, 3 largest. */
  readonly text: TextSize;
  /** Black on white, with strong lines and no tints. */
  readonly highContrast: boolean;
  /** All controls in the lower half, for seated guests and children. */
  readonly isLow: boolean;
};

export const TEXT_SIZES = [1, 2, 3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const DEFAULT_DISPLAY_SETTINGS: DisplaySettings = { text: 1, highContrast: false, isLow: false };
