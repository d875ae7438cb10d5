/** A small RGBA picture, such as a canvas `ImageData`. */
export type Pixels = {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
};

/**
 * The result of a check of a passport picture, the worst problem first. `empty`: no text lines were found.
 */
export type PictureCheck = 'dark' | 'glare' | 'empty' | 'blurred' | 'good';

/** Mean brightness (0 to 255) below which there is nothing to see, not even noise: a closed shutter. */
const MIN_SEEN = 3;
/** Mean brightness (0 to 255) below which noise hides the letters. */
const MIN_BRIGHTNESS = 48;
/** Brightness (0 to 255) from which a pixel is overexposed and its print is lost. */
const OVEREXPOSED = 250;
/** Number of columns in the grid of squares used to find glare and letters. */
const SQUARES = 24;
/**
 * Part of a square (0 to 1) that a reflection overexposes. Print interrupts a bright page enough to stay
 * below it.
 */
const GLARE_PART = 0.9;
/** Minimum brightness difference of neighbouring pixels that counts as an edge rather than noise, of 255. */
const MIN_EDGE = 10;
/** Minimum part of the picture's pixels (0 to 1) that are edges if there is text. */
const MIN_EDGE_PART = 0.006;
/** Minimum part of a square's pixels (0 to 1) that are edges if it contains letters. */
const MIN_LETTER_PART = 0.06;
/** Where the two machine-readable lines of the page start, as a fraction of its height. */
const LINES_FROM = 0.6;
/** Minimum width of the machine-readable lines, as a fraction of the page's width. */
const MIN_LINES_WIDTH = 0.6;
/** Maximum blur that is accepted, 0 (sharp) to 1. */
const MAX_BLUR = 0.5;

/**
 * Checks whether a picture of a passport page is readable; undefined if it is black. Fast enough to run several times per
 * second.
 */
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

/** True if at least one square is almost completely overexposed. */
function hasGlare(pixels: Pixels, grey: Float32Array): boolean {
  const isOverexposed = (at: number) => (grey[at] ?? 0) >= OVEREXPOSED;
  return squaresFrom(pixels, 0, isOverexposed).some(({ part }) => part >= GLARE_PART);
}

/** True if there are letters across most of the width, unlike in a picture of a face or a wall. */
function hasLines(pixels: Pixels, grey: Float32Array): boolean {
  const isEdge = (at: number) => Math.abs((grey[at] ?? 0) - (grey[at + 1] ?? 0)) >= MIN_EDGE;
  const withLetters = squaresFrom(pixels, LINES_FROM, isEdge).filter(({ part }) => part >= MIN_LETTER_PART);
  return new Set(withLetters.map(({ column }) => column)).size >= SQUARES * MIN_LINES_WIDTH;
}

/**
 * Divides the picture, from the given fraction of its height down, into squares. Returns for each its column
 * and the part of its pixels (0 to 1) for which `matches` is true.
 */
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

/** Radius, in px, of the additional blur used for comparison. */
const BLUR_RADIUS = 4;

/**
 * Returns the part of pixels that are edges, and the blur, 0 to 1. Blurring a sharp picture removes most of
 * the difference between neighbouring pixels, blurring a blurred picture hardly any (Crete et al., "The blur
 * effect", 2007). The result does not depend on what the picture shows.
 */
function sharpness({ width, height }: Pixels, grey: Float32Array): { edges: number; blur: number } {
  const across = measureLines(grey, height, width, width, 1);
  const down = measureLines(grey, width, height, 1, width);
  const edges = (across.edges + down.edges) / (width * height);
  return { edges, blur: Math.max(across.blur, down.blur) };
}

/**
 * Measures every line of the picture. `step` is the offset to the next pixel of a line, `nextLine` the offset
 * to the next line.
 */
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
      // Two neighbouring running means differ only by the values at their outer ends.
      const blurred = Math.abs(at(index + BLUR_RADIUS) - at(index - 1 - BLUR_RADIUS)) / (2 * BLUR_RADIUS + 1);
      edges += 1;
      differences += difference;
      lost += Math.max(0, difference - blurred);
    }
  }
  return { edges, blur: differences === 0 ? 0 : 1 - lost / differences };
}
