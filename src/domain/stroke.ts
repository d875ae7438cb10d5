/**
 * One sample of a pen or finger. `x` and `y` are fractions of the canvas width, so that a stroke can be drawn
 * at any size.
 */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

/** One line from pen down to pen up. */
export type Stroke = {
  readonly points: readonly StrokePoint[];
  /** True if the pen reports its pressure; the line's width then follows it. */
  readonly hasPressure: boolean;
};
