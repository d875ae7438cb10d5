import type { Pixels } from '~/domain/picture-quality';

/** A grey picture in the camera view's size. */
export type Picture = { readonly grey: Float32Array };

const WIDTH = 480;
const HEIGHT = 354;

/** Repeatable random numbers. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const make = (at: (x: number, y: number) => number): Picture => ({
  grey: Float32Array.from({ length: WIDTH * HEIGHT }, (_, index) =>
    Math.min(255, Math.max(0, at(index % WIDTH, Math.floor(index / WIDTH)))),
  ),
});

export const flat = (brightness: number): Picture => make(() => brightness);

/** A passport's page on a desk: a photo, letters, two machine-readable lines. */
export function page(): Picture {
  const next = chance(7);
  const ink = Array.from({ length: WIDTH * HEIGHT }, () => next() < 0.45);
  const written = (x: number, y: number): boolean => {
    const isMachineLine = y > 270 && y < 310 && y % 20 < 12 && x > 50 && x < 430;
    const isLine = y > 70 && y < 240 && y % 24 < 9 && x > 190 && x < 420;
    // Letters are as wide as their strokes: three pixels.
    return (isMachineLine || isLine) && ink[Math.floor(y / 3) * WIDTH + Math.floor(x / 3)] === true;
  };
  return make((x, y) => {
    if (x < 27 || x > 453 || y < 27 || y > 327) return 70;
    if (x > 50 && x < 160 && y > 80 && y < 225) return 120 + 40 * Math.sin(x / 14) * Math.cos(y / 17);
    return written(x, y) ? 45 : 205;
  });
}

/** A sharp face before a wall, without text. */
export const face = (): Picture =>
  make((x, y) => {
    const away = Math.hypot((x - 240) / 0.8, y - 150);
    const isEye = Math.hypot(Math.abs(x - 240) - 40, y - 130) < 9;
    if (isEye || (Math.abs(x - 240) < 30 && Math.abs(y - 210) < 4)) return 40;
    if (away < 120) return 170;
    return y > 270 && Math.abs(x - 240) < 60 + (y - 270) ? 80 : 140;
  });

export const upsideDown = ({ grey }: Picture): Picture =>
  make((x, y) => grey[(HEIGHT - 1 - y) * WIDTH + (WIDTH - 1 - x)] ?? 0);

/** Moved by so many pixels before a desk. */
export const moved = ({ grey }: Picture, right: number, down: number): Picture =>
  make((x, y) => {
    const [fromX, fromY] = [x - right, y - down];
    const isInside = fromX >= 0 && fromX < WIDTH && fromY >= 0 && fromY < HEIGHT;
    return isInside ? (grey[fromY * WIDTH + fromX] ?? 0) : 70;
  });

/** Held further away: a part of its size, in the middle before a desk. */
export const away = ({ grey }: Picture, part: number): Picture =>
  make((x, y) => {
    const fromX = Math.floor((x - WIDTH / 2) / part + WIDTH / 2);
    const fromY = Math.floor((y - HEIGHT / 2) / part + HEIGHT / 2);
    const isInside = fromX >= 0 && fromX < WIDTH && fromY >= 0 && fromY < HEIGHT;
    return isInside ? (grey[fromY * WIDTH + fromX] ?? 0) : 70;
  });

export const dimmed = ({ grey }: Picture, factor: number): Picture =>
  make((x, y) => (grey[y * WIDTH + x] ?? 0) * factor);

export function noisy({ grey }: Picture, levels: number): Picture {
  const next = chance(3);
  return make((x, y) => (grey[y * WIDTH + x] ?? 0) + (next() * 2 - 1) * levels);
}

/** With a mirrored lamp: overexposed, with a sharp edge. */
export const withLight = (
  { grey }: Picture,
  lamp: { readonly x: number; readonly y: number; readonly radius: number },
): Picture =>
  make((x, y) => {
    const inside = lamp.radius - Math.hypot(x - lamp.x, y - lamp.y);
    return Math.max(grey[y * WIDTH + x] ?? 0, 255 * Math.min(1, Math.max(0, inside / 4 + 1)));
  });

/** Out of focus by so many pixels, or moved in one direction. */
export function blurred(
  picture: Picture,
  reach: number,
  along: 'both' | 'across' | 'down' = 'both',
): Picture {
  const mean = ({ grey }: Picture, dx: number, dy: number): Picture =>
    make((x, y) => {
      let sum = 0;
      for (let away = -reach; away <= reach; away += 1) {
        const column = Math.min(WIDTH - 1, Math.max(0, x + away * dx));
        const row = Math.min(HEIGHT - 1, Math.max(0, y + away * dy));
        sum += grey[row * WIDTH + column] ?? 0;
      }
      return sum / (2 * reach + 1);
    });
  const across = along === 'down' ? picture : mean(picture, 1, 0);
  return along === 'across' ? across : mean(across, 0, 1);
}

/** The picture in RGBA, by default grey. */
export function drawnAs(
  { grey }: Picture,
  colour: (pixel: readonly [grey: number]) => readonly number[] = ([value]) => [value, value, value],
): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  grey.forEach((value, index) => {
    data.set([...colour([value]), 255], index * 4);
  });
  return { data, width: WIDTH, height: HEIGHT };
}
