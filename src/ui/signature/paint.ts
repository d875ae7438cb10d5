import { getStroke } from 'perfect-freehand';
import { isDot, type Stroke, type StrokePoint } from '~/domain/stroke';

/** Width of the line as displayed, in CSS px. */
const STROKE_PX = 5;
const INK = '#000000';
/** Number of last points that shape a line's end. */
const TAIL_POINTS = 24;

/** Height of the signature as a fraction of its width. */
export const SIGNATURE_RATIO = 0.6;

/**
 * Paints one stroke, on screen or for the image.
 * @param width the canvas's width in its own pixels; points are fractions of it
 * @param cssWidth the displayed width of the canvas, in CSS px
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
      // Thinning by speed would make a finger's hasty signature almost invisible.
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

/** The last points of a stroke in progress, enough to paint the `added` newest ones. */
export const tailOf = (points: readonly StrokePoint[], added: number): readonly StrokePoint[] =>
  points.slice(-(TAIL_POINTS + added));

/** Fonts that resemble handwriting. */
const NAME_FONT = '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif", serif';
/** Height of a name's letters and widest line, as fractions of the canvas's width. */
const NAME_HEIGHT = 0.16;
const NAME_WIDTH = 0.86;
const LINE_HEIGHT = 1.3;

/** Draws a name in the centre, as large as it fits. @param width the canvas's width in its own pixels */
function paintName(context: CanvasRenderingContext2D, name: string, width: number): void {
  const lines = nameLines(name);
  const font = (px: number) => `500 ${px}px ${NAME_FONT}`;
  context.font = font(100);
  const longest = Math.max(1, ...lines.map((line) => context.measureText(line).width));
  const size = Math.min(NAME_HEIGHT, (NAME_WIDTH * 100) / longest) * width;
  context.font = font(size);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, at) => {
    const fromMiddle = (at - (lines.length - 1) / 2) * size * LINE_HEIGHT;
    context.fillText(line, width / 2, (width * SIGNATURE_RATIO) / 2 + fromMiddle);
  });
}

export type Signature = {
  readonly strokes: readonly Stroke[];
  readonly name: string;
};

/** True if nothing is drawn or typed. */
export const isBlank = ({ strokes, name }: Signature): boolean => strokes.length === 0 && name === '';

/** True without a signature: dots alone are none. */
export const isUnsigned = ({ strokes, name }: Signature): boolean => strokes.every(isDot) && name === '';

/** Paints a whole signature, on screen or for the image. Parameters as in {@link paintStroke}. */
export function paintSignature(
  context: CanvasRenderingContext2D,
  { strokes, name }: Signature,
  width: number,
  cssWidth: number,
): void {
  if (name !== '') paintName(context, name, width);
  for (const stroke of strokes) paintStroke(context, stroke, width, cssWidth);
}

/** In px. */
const IMAGE_WIDTH = 1000;
const JPEG_QUALITY = 0.9;

/** A canvas that cannot encode JPEG returns another prefix. */
const JPEG_PREFIX = 'data:image/jpeg;base64,';

/**
 * The signature as bare base64 JPEG on white, exactly as the guest saw it; undefined if the browser cannot create
 * one.
 * @param cssWidth the displayed width of the canvas, in CSS px
 */
export function signatureImage(signature: Signature, cssWidth: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = IMAGE_WIDTH;
  canvas.height = IMAGE_WIDTH * SIGNATURE_RATIO;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintSignature(context, signature, canvas.width, cssWidth);
  const url = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  return url.startsWith(JPEG_PREFIX) ? url.slice(JPEG_PREFIX.length) : undefined;
}

/** Longest name in one line, in characters. */
const LONGEST_LINE = 14;

/** The lines of a name as a signature: two for a long name with a space. */
export function nameLines(name: string): readonly string[] {
  const words = name.trim().split(/\s+/u);
  const whole = words.join(' ');
  if (whole.length <= LONGEST_LINE || words.length === 1) return [whole];
  const breaks = words.slice(1).map((_, at) => {
    const first = words.slice(0, at + 1).join(' ');
    const second = words.slice(at + 1).join(' ');
    return { lines: [first, second], longest: Math.max(first.length, second.length) };
  });
  return breaks.reduce((best, one) => (one.longest < best.longest ? one : best)).lines;
}
