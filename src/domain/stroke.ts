/** One sample of a pen or finger. x and y as fractions of the canvas width, so that a stroke fits any size. */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

/** One line from pen down to pen up. */
export type Stroke = {
  readonly points: readonly StrokePoint[];
  /** True for a pen that reports its pressure, which then shows in the line. */
  readonly hasPressure: boolean;
};
