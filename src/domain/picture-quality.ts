/** A small RGBA picture, such as a canvas `ImageData`. */
export type Pixels = {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
};

/** The way in which a page has to move within the picture. */
export type Move = 'left' | 'right' | 'up' | 'down' | 'nearer';

/** The worst problem of a passport picture. `empty`: no lines of text. */
export type PictureCheck = 'dark' | 'glare' | 'empty' | 'blurred' | 'good' | Move;

/** Mean brightness (0 to 255) of a closed shutter: below it there is not even noise. */
const MIN_SEEN = 3;
/** Mean brightness (0 to 255) below which noise hides the letters. */
const MIN_BRIGHTNESS = 48;
/** Brightness (0 to 255) from which print is lost. */
const OVEREXPOSED = 250;
/** Columns of the grid for glare and letters. */
const SQUARES = 24;
/** Overexposed part (0 to 1) of a square under a reflection. Print keeps a bright page below it. */
const GLARE_PART = 0.9;
/** Brightness difference (of 255) between neighbours at an edge; noise has less. */
const MIN_EDGE = 10;
/** Edges among the pixels (0 to 1) of a picture with text. */
const MIN_EDGE_PART = 0.006;
/** Edges among the pixels (0 to 1) of a square with letters. */
const MIN_LETTER_PART = 0.06;
/** Top of the two machine-readable lines, as a fraction of the height. */
const LINES_FROM = 0.6;
/** Least width of the machine-readable lines, as a fraction of the width. */
const MIN_LINES_WIDTH = 0.6;
/** Squares with letters in a row that is text, and such rows on a page. */
const MIN_LETTERS = 4;
const MIN_ROWS = 2;
/** Largest accepted blur, 0 (sharp) to 1. */
const MAX_BLUR = 0.5;

/** Checks if a passport page is readable; undefined if the picture is black. Runs several times per second. */
export function checkPicture(pixels: Pixels): PictureCheck | undefined {
  const grey = brightness(pixels);
  const light = mean(grey);
  if (light < MIN_SEEN) return undefined;
  if (light < MIN_BRIGHTNESS) return 'dark';
  if (hasGlare(pixels, grey)) return 'glare';
  const { edges, blur } = sharpness(pixels, grey);
  if (edges < MIN_EDGE_PART) return 'empty';
  if (blur > MAX_BLUR) return 'blurred';
  const letters = squaresOf(pixels, isEdgeOf(grey)).filter(({ part }) => part >= MIN_LETTER_PART);
  return hasLines(pixels, letters) ? 'good' : (moveOf(pixels, letters) ?? 'empty');
}

const isEdgeOf = (grey: Float32Array) => (at: number) =>
  Math.abs((grey[at] ?? 0) - (grey[at + 1] ?? 0)) >= MIN_EDGE;

function brightness({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

const mean = (grey: Float32Array): number => grey.reduce((sum, value) => sum + value, 0) / grey.length;

function hasGlare(pixels: Pixels, grey: Float32Array): boolean {
  const isOverexposed = (at: number) => (grey[at] ?? 0) >= OVEREXPOSED;
  return squaresOf(pixels, isOverexposed).some(({ part }) => part >= GLARE_PART);
}

/** True if letters span most of the width, unlike in a face or a wall. */
function hasLines({ height }: Pixels, letters: readonly Square[]): boolean {
  const below = letters.filter(({ top }) => top >= Math.floor(height * LINES_FROM));
  return new Set(below.map(({ column }) => column)).size >= SQUARES * MIN_LINES_WIDTH;
}

/** The move for a page that is cut off at one edge or too small; undefined if nothing looks like a page. */
function moveOf({ height }: Pixels, letters: readonly Square[]): Move | undefined {
  const inRow = new Map<number, number>();
  for (const { top } of letters) inRow.set(top, (inRow.get(top) ?? 0) + 1);
  const squares = letters.filter(({ top }) => (inRow.get(top) ?? 0) >= MIN_LETTERS);
  if (new Set(squares.map(({ top }) => top)).size < MIN_ROWS) return undefined;
  const columns = squares.map(({ column }) => column);
  const tops = squares.map(({ top }) => top);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...tops), Math.max(...tops)];
  const isAtLeft = left === 0;
  const isAtRight = right === SQUARES - 1;
  if (isAtLeft !== isAtRight) return isAtLeft ? 'right' : 'left';
  const isAtTop = top === 0;
  const isAtBottom = bottom + 2 * (squares[0]?.edge ?? 0) > height;
  if (isAtTop !== isAtBottom) return isAtTop ? 'down' : 'up';
  return !isAtLeft && right - left + 1 < SQUARES * MIN_LINES_WIDTH ? 'nearer' : undefined;
}

/** A square of the picture, in px, and the matching part of its pixels (0 to 1). */
type Square = {
  readonly column: number;
  readonly top: number;
  readonly edge: number;
  readonly part: number;
};

/** All squares of the picture. */
function squaresOf({ width, height }: Pixels, matches: (at: number) => boolean): readonly Square[] {
  const edge = Math.floor(width / SQUARES);
  const squares: Square[] = [];
  for (let top = 0; top + edge <= height; top += edge) {
    for (let column = 0; column < SQUARES; column += 1) {
      let count = 0;
      for (let y = top; y < top + edge; y += 1) {
        const start = y * width + column * edge;
        for (let at = start; at < start + edge; at += 1) if (matches(at)) count += 1;
      }
      squares.push({ column, top, edge, part: count / (edge * edge) });
    }
  }
  return squares;
}

/** Radius of the added blur, in px. */
const BLUR_RADIUS = 4;

/**
 * The edges' part of the pixels, and the blur, 0 to 1. More blur changes a sharp picture much and a blurred one
 * little, whatever it shows (Crete et al., "The blur effect", 2007).
 */
function sharpness({ width, height }: Pixels, grey: Float32Array): { edges: number; blur: number } {
  const across = measureLines(grey, height, width, width, 1);
  const down = measureLines(grey, width, height, 1, width);
  const edges = (across.edges + down.edges) / (width * height);
  return { edges, blur: Math.max(across.blur, down.blur) };
}

/** Measures every line. `step` is the offset to the next pixel, `nextLine` to the next line. */
function measureLines(grey: Float32Array, lines: number, length: number, nextLine: number, step: number) {
  let edges = 0;
  let differences = 0;
  let lost = 0;
  for (let line = 0; line < lines; line += 1) {
    const at = (index: number) =>
      grey[line * nextLine + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
    for (let index = 1; index < length; index += 1) {
      const difference = Math.abs(at(index) - at(index - 1));
      if (difference < MIN_EDGE) continue;
      // Neighbouring running means differ only by their outer values.
      const blurred = Math.abs(at(index + BLUR_RADIUS) - at(index - 1 - BLUR_RADIUS)) / (2 * BLUR_RADIUS + 1);
      edges += 1;
      differences += difference;
      lost += Math.max(0, difference - blurred);
    }
  }
  return { edges, blur: differences === 0 ? 0 : 1 - lost / differences };
}
