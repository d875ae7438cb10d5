/** Display settings that the guest chose. They are reset at the end of the visit. */
export type DisplaySettings = {
  /** Text size: 1 normal, 2 larger, 3 largest. */
  readonly text: TextSize;
  /** Black on white, with strong lines and no background tints. */
  readonly highContrast: boolean;
  /** Places all controls in the lower half of the screen, for guests who sit and for children. */
  readonly isLow: boolean;
};

/** Text sizes in order. The scale factor of each is in the design tokens. */
export const TEXT_SIZES = [1, 2, 3] as const;
/** One of the text sizes. */
export type TextSize = (typeof TEXT_SIZES)[number];

/** The default display settings. */
export const DEFAULT_DISPLAY_SETTINGS: DisplaySettings = { text: 1, highContrast: false, isLow: false };
