/** Longest JSON, in bytes: more would freeze a slow tablet. */
export const LONGEST_JSON = 1_000_000;

/** Deepest nesting; files have less than ten levels. Deeper ones would exhaust the call stack of code that copies them. */
const DEEPEST = 32;

/** True for a text with U+FFFD, plain or escaped: it comes from another encoding. */
export const isDamaged = (text: string): boolean => /\uFFFD|\\ufffd/i.test(text);

/** Place of a number in JSON text; `end` follows its last character. */
type OnNumber = (start: number, end: number) => void;

/**
 * Parses JSON from outside; undefined if it is invalid, damaged, longer than 1 MB or deeper than 32 levels. Numbers
 * may lose digits: `parseExactJson` keeps them.
 */
export const parseJson = (text: string): unknown => (isReadable(text) ? parsed(text) : undefined);

/** Parses JSON that `isReadable` accepts; undefined if it is invalid. */
export function parsed(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

/** True for text within the limits and in the right encoding. `onNumber` gets the numbers outside of strings. */
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

/** The end of the text if there is no closing quotation mark. */
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
