/** How a guest wants to see and reach the screen. It goes with the visit: the next guest finds the screen as usual. */
export type Comfort = {
  /** Text size: as usual, larger, largest. */
  readonly text: TextSize;
  /** Black on white, strong lines, no washes. */
  readonly highContrast: boolean;
  /** Everything that is touched stands in the lower half: for guests who sit, and for children. */
  readonly isLow: boolean;
};

/** Text sizes in order; how much larger each is stands in the design tokens. */
export const TEXT_SIZES = [1, 2, 3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The screen as nobody has changed it. */
export const USUAL_COMFORT: Comfort = { text: 1, highContrast: false, isLow: false };
