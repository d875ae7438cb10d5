import { getStroke } from 'perfect-freehand';
import type { Stroke, StrokePoint } from '~/domain/stroke';

/** Width of the line, in CSS px on screen; scaled with the canvas everywhere else. */
const STROKE_PX = 5;
const INK = '#000000';
/** As many last points as the shape of a line's end hangs on. */
export const TAIL_POINTS = 24;

/** Height of the signature as a part of its width. */
export const SIGNATURE_RATIO = 0.6;

/**
 * Paints one stroke, on screen and for the image alike.
 * @param width the canvas' width in its own pixels: points are fractions of it
 * @param cssWidth the width at which the guest saw the canvas, in CSS px
 */
export function paintStroke(
  context: CanvasRenderingContext2D,
  { points, hasPressure }: Stroke,
  width: number,
  cssWidth: number,
): void {
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x * width, y * width, pressure]),
    {
      size: (STROKE_PX * width) / cssWidth,
      // A finger's line keeps its weight: thinned by speed, hasty signatures faded to a hair.
      thinning: hasPressure ? 0.35 : 0,
      smoothing: 0.5,
      streamline: 0.35,
      simulatePressure: false,
    },
  );
  const [first] = outline;
  if (!first) return;
  context.fillStyle = INK;
  context.beginPath();
  context.moveTo(first[0] ?? 0, first[1] ?? 0);
  outline.forEach(([x = 0, y = 0], index) => {
    const [nextX = x, nextY = y] = outline[(index + 1) % outline.length] ?? [];
    context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  context.closePath();
  context.fill();
}

/** The last points of a stroke under way, enough to paint what has just been added to it. */
export const tailOf = (points: readonly StrokePoint[], added: number): readonly StrokePoint[] =>
  points.slice(-(TAIL_POINTS + added));

/** Width of the image that the hotel gets, in px. */
const IMAGE_WIDTH = 1000;
const JPEG_QUALITY = 0.9;

/**
 * The strokes as bare base64 JPEG on white: exactly what the guest saw.
 * @param cssWidth the width at which the guest saw the canvas, in CSS px
 */
export function signatureImage(strokes: readonly Stroke[], cssWidth: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = IMAGE_WIDTH;
  canvas.height = IMAGE_WIDTH * SIGNATURE_RATIO;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const stroke of strokes) paintStroke(context, stroke, canvas.width, cssWidth);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY).replace(/^data:image\/jpeg;base64,/, '');
}
