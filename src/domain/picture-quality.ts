/** A small picture in RGBA, as a canvas gives it. */
export type Pixels = {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
};

/** What hinders reading a picture of a passport's page, the worst first; `empty` where its lines are not to be seen. */
export type PictureCheck = 'dark' | 'glare' | 'empty' | 'blurred' | 'good';

/** Mean brightness below which letters drown in noise, of 255. */
const DARK = 48;
/** From here on a camera has lost what was printed, of 255. */
const BURNT_OUT = 250;
/** How many squares a picture is parted into from side to side, to look for glare and for letters. */
const SQUARES = 24;
/** How much of a square is burnt out in a reflection; letters and lines of the page break up less than that. */
const MOST_OF_SQUARE = 0.9;
/** Least difference between neighbours that is no noise, of 255. */
const EDGE = 10;
/** Least part of the picture that is edges where something is written. */
const FEWEST_EDGES = 0.006;
/** Least part of a square that is edges where letters stand. */
const LETTERS = 0.06;
/** From here down a page has its two lines for machines, as a part of its height. */
const LINES_FROM = 0.6;
/** How much of the width those lines take at least. */
const LINES_WIDTH = 0.6;
/** How much of its edges a picture may have lost already, 0 (sharp) to 1. */
const MOST_BLUR = 0.5;

/** Judges whether a picture of a page can be read. Cheap enough to be asked several times a second. */
export function checkPicture(pixels: Pixels): PictureCheck {
  const grey = brightness(pixels);
  if (mean(grey) < DARK) return 'dark';
  if (hasGlare(pixels, grey)) return 'glare';
  const { edges, blur } = sharpness(pixels, grey);
  if (edges < FEWEST_EDGES) return 'empty';
  if (blur > MOST_BLUR) return 'blurred';
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

/** A reflection burns out a whole patch of the page. */
function hasGlare(pixels: Pixels, grey: Float32Array): boolean {
  const isBurntOut = (at: number) => (grey[at] ?? 0) >= BURNT_OUT;
  return bySquare(pixels, 0, isBurntOut).some(({ part }) => part >= MOST_OF_SQUARE);
}

/** A face or a wall has no letters from side to side. */
function hasLines(pixels: Pixels, grey: Float32Array): boolean {
  const isEdge = (at: number) => Math.abs((grey[at] ?? 0) - (grey[at + 1] ?? 0)) >= EDGE;
  const written = bySquare(pixels, LINES_FROM, isEdge).filter(({ part }) => part >= LETTERS);
  return new Set(written.map(({ column }) => column)).size >= SQUARES * LINES_WIDTH;
}

/** The squares of a picture from a height down: which column each stands in, and how much of it is so. */
function bySquare({ width, height }: Pixels, from: number, isSo: (at: number) => boolean) {
  const edge = Math.floor(width / SQUARES);
  const squares: { readonly column: number; readonly part: number }[] = [];
  for (let top = Math.floor(height * from); top + edge <= height; top += edge) {
    for (let column = 0; column < SQUARES; column += 1) {
      let count = 0;
      for (let y = top; y < top + edge; y += 1) {
        const start = y * width + column * edge;
        for (let at = start; at < start + edge; at += 1) if (isSo(at)) count += 1;
      }
      squares.push({ column, part: count / (edge * edge) });
    }
  }
  return squares;
}

/** Pixels to either side over which a picture is blurred once more, for comparison. */
const REACH = 4;

/**
 * How many edges there are, and how blurred they are already: a sharp picture loses nearly all difference between
 * neighbours when it is blurred, a blurred one hardly any (Crete et al., "The blur effect", 2007). Independent of what the
 * picture shows.
 */
function sharpness({ width, height }: Pixels, grey: Float32Array): { edges: number; blur: number } {
  const across = alongLines(grey, height, width, width, 1);
  const down = alongLines(grey, width, height, 1, width);
  const edges = (across.edges + down.edges) / (width * height);
  return { edges, blur: Math.max(across.blur, down.blur) };
}

/** Goes along every line of the picture. `step` leads to the next pixel of a line, `nextLine` to the next line. */
function alongLines(grey: Float32Array, lines: number, length: number, nextLine: number, step: number) {
  let edges = 0;
  let differences = 0;
  let lost = 0;
  for (let line = 0; line < lines; line += 1) {
    const at = (index: number) =>
      grey[line * nextLine + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
    for (let index = 1; index < length; index += 1) {
      const difference = Math.abs(at(index) - at(index - 1));
      if (difference < EDGE) continue;
      // The difference of two running means is that of the values at their far ends.
      const blurred = Math.abs(at(index + REACH) - at(index - 1 - REACH)) / (2 * REACH + 1);
      edges += 1;
      differences += difference;
      lost += Math.max(0, difference - blurred);
    }
  }
  return { edges, blur: differences === 0 ? 0 : 1 - lost / differences };
}
