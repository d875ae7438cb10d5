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

/** What goes less far than this is a dot, as a fraction of the canvas width: a millimetre or two. */
export const DOT = 0.015;

/** How far `point` is from the beginning of a stroke. */
export const distanceFrom = (points: readonly StrokePoint[], [x, y]: StrokePoint): number => {
  const [beginX = x, beginY = y] = points[0] ?? [];
  return Math.hypot(x - beginX, y - beginY);
};

/** True for a stroke that hardly leaves its beginning. Dots belong to a signature, but are none by themselves. */
export const isDot = ({ points }: Stroke): boolean =>
  points.every((point) => distanceFrom(points, point) < DOT);
