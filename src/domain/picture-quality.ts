/** A small RGBA picture, such as a canvas `ImageData`. */
export type Pixels = {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
};

/** The worst problem of a passport picture. `empty`: no lines of text. */
export type PictureCheck = 'dark' | 'glare' | 'empty' | 'blurred' | 'good';

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
  return hasLines(pixels, grey) ? 'good' : 'empty';
}

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
  return squaresFrom(pixels, 0, isOverexposed).some(({ part }) => part >= GLARE_PART);
}

/** True if letters span most of the width, unlike in a face or a wall. */
function hasLines(pixels: Pixels, grey: Float32Array): boolean {
  const isEdge = (at: number) => Math.abs((grey[at] ?? 0) - (grey[at + 1] ?? 0)) >= MIN_EDGE;
  const withLetters = squaresFrom(pixels, LINES_FROM, isEdge).filter(({ part }) => part >= MIN_LETTER_PART);
  return new Set(withLetters.map(({ column }) => column)).size >= SQUARES * MIN_LINES_WIDTH;
}

/** Squares of the picture below a height, each with its column and the matching part of its pixels (0 to 1). */
function squaresFrom({ width, height }: Pixels, from: number, matches: (at: number) => boolean) {
  const edge = Math.floor(width / SQUARES);
  const squares: { readonly column: number; readonly part: number }[] = [];
  for (let top = Math.floor(height * from); top + edge <= height; top += edge) {
    for (let column = 0; column < SQUARES; column += 1) {
      let count = 0;
      for (let y = top; y < top + edge; y += 1) {
        const start = y * width + column * edge;
        for (let at = start; at < start + edge; at += 1) if (matches(at)) count += 1;
      }
      squares.push({ column, part: count / (edge * edge) });
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
