/** One sample of a pen or finger. `x` and `y` are fractions of the canvas width, for any size. */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

/** One line from pen down to pen up. */
export type Stroke = {
  readonly points: readonly StrokePoint[];
  /** The pen reports its pressure, which sets the line's width. */
  readonly hasPressure: boolean;
};

/** Longest reach of a dot, as a fraction of the canvas width: a millimetre or two. */
export const DOT = 0.015;

export const distanceFrom = (points: readonly StrokePoint[], [x, y]: StrokePoint): number => {
  const [beginX = x, beginY = y] = points[0] ?? [];
  return Math.hypot(x - beginX, y - beginY);
};

/** True for a stroke that hardly leaves its beginning. A signature can have dots, but not only dots. */
export const isDot = ({ points }: Stroke): boolean =>
  points.every((point) => distanceFrom(points, point) < DOT);
