/** The longest JSON that is read, in bytes: to parse and check a longer one would freeze a slow tablet. */
export const LONGEST_JSON = 1_000_000;

/** Groups within groups. Nothing that is read has ten; more would cost the call stack of what copies it. */
const DEEPEST = 32;

/** Whether a text has U+FFFD, as itself or as JSON writes it: it, or what its sender has stored, was in another encoding. */
export const isDamaged = (text: string): boolean => /\uFFFD|\\ufffd/i.test(text);

/** Where a number stands in JSON text; `end` is the place after its last character. */
export type OnNumber = (start: number, end: number) => void;

/**
 * Parses JSON from outside. Returns undefined for what is no JSON, was damaged by a wrong encoding, is longer than 1 MB or
 * nested deeper than 32 levels. Numbers may lose digits: `parseExactJson` keeps them.
 */
export const parseJson = (text: string): unknown => (isReadable(text) ? parsed(text) : undefined);

/** Parses JSON that was found to be readable; undefined for what is none. */
export function parsed(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

/** True for text of a length, depth and encoding that is read. `onNumber` is told of the numbers outside of strings. */
export function isReadable(text: string, onNumber?: OnNumber): boolean {
  if (text.length > LONGEST_JSON || isDamaged(text)) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') {
      at = endOfString(text, at);
    } else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > DEEPEST) return false;
    } else if (char === '}' || char === ']') {
      depth -= 1;
    } else if (onNumber && NUMBER_START.includes(char)) {
      const end = endOfNumber(text, at);
      onNumber(at, end);
      at = end - 1;
    }
  }
  return true;
}

const NUMBER_START = '-0123456789';
const IN_NUMBER = `${NUMBER_START}+.eE`;

/** The place of the quotation mark that ends a string; the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') return at;
    if (char === '\\') at += 1;
  }
  return text.length;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && IN_NUMBER.includes(text.charAt(end))) end += 1;
  return end;
}
