import { PNG } from 'pngjs';

/** A picture of a screen, coarse enough that another rendering of the same letters looks the same. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly png: Buffer;
  /** The mean red, green and blue of each field, from the top left, row by row. */
  readonly fields: readonly number[];
}

const COLUMNS = 32;
const ROWS = 32;
/** Two pictures of one view differ by less than this; the attract view and home by five times as much. */
const SAME = 0.02;

export function readPicture(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  const sums = new Float64Array(COLUMNS * ROWS * 3);
  const counts = new Uint32Array(COLUMNS * ROWS);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    for (let x = 0; x < width; x += 1) {
      const field = row + Math.floor((x * COLUMNS) / width);
      const at = (y * width + x) * 4;
      for (const colour of [0, 1, 2]) {
        sums[field * 3 + colour] = (sums[field * 3 + colour] ?? 0) + (data[at + colour] ?? 0);
      }
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  const fields = Array.from(sums, (sum, index) => sum / (counts[Math.floor(index / 3)] || 1));
  return { width, height, png, fields };
}

/** The difference of two pictures of one size: 0 for none, 1 for black against white; 1 for two sizes. */
export function difference(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const sum = one.fields.reduce(
    (total, value, index) => total + Math.abs(value - (other.fields[index] ?? 0)),
    0,
  );
  return sum / one.fields.length / 255;
}

export const looksLike = (one: Picture, other: Picture): boolean => difference(one, other) < SAME;
