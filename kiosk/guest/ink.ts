import { frame, penOn, until } from './hands.ts';

/** The ink's edges, in hundredths of the picture's size. */
export interface Ink {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Spot = readonly [left: number, top: number];

export async function draws(from: Spot, to: Spot): Promise<void> {
  const pen = penOn(await until('canvas', () => document.querySelector('canvas')));
  const point = (kind: string, part: number) =>
    pen(kind, from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
  point('pointerdown', 0);
  for (let step = 1; step <= 12; step++) point('pointermove', step / 12);
  await frame();
  point('pointerup', 1);
}

/** The ink on the canvas; undefined without any. */
export function ink(): Ink | undefined {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas');
  return inkIn(canvas);
}

/** The ink in a sent JPEG. */
export async function inkOf(base64: string | undefined): Promise<Ink | undefined> {
  const picture = new Image();
  picture.src = `data:image/jpeg;base64,${base64}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return inkIn(canvas);
}

/** The ink on one canvas. Self-contained: a browser's driver can run it. */
export function inkIn(canvas: Element): Ink | undefined {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no canvas');
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas cannot be read');
  const { data } = context.getImageData(0, 0, width, height);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < width * height; at++) {
    // Ink is dark and opaque: an empty canvas is clear, a picture is white.
    if ((data[at * 4 + 3] ?? 0) < 128 || (data[at * 4] ?? 255) > 100) continue;
    xs.push(at % width);
    ys.push(Math.floor(at / width));
  }
  if (xs.length === 0) return undefined;
  const hundredths = (value: number, of: number) => Math.round((value / of) * 100);
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  return {
    left: hundredths(least(xs), width),
    top: hundredths(least(ys), height),
    right: hundredths(most(xs), width),
    bottom: hundredths(most(ys), height),
  };
}

/** Whether two inks match within rounding. */
export function isSameInk(one: Ink | undefined, other: Ink | undefined): boolean {
  if (!one || !other) return false;
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= 2,
  );
}
