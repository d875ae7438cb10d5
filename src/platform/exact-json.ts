import { isReadable, parsed } from './json-text';

/** A number that JavaScript writes otherwise (1.10, 1e3, 20 digits): as an id it would be another one. */
export class WrittenNumber {
  constructor(readonly text: string) {}
}

/** Marks the string of such a number. No readable JSON has this character. */
const MARK = '\uFFFD';
/** A number in JSON. Other text stays, and the JSON is then invalid. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Parses a hotel's JSON like `parseJson`. A number that would lose digits or spelling is a `WrittenNumber`; supported
 * browsers give a reviver no text of a number.
 */
export function parseExactJson(text: string): unknown {
  const parts: string[] = [];
  let from = 0;
  const isText = isReadable(text, (start, end) => {
    const written = text.slice(start, end);
    if (isExact(written) || !NUMBER.test(written)) return;
    parts.push(text.slice(from, start), `"${MARK}${written}"`);
    from = end;
  });
  if (!isText) return undefined;
  return parts.length === 0 ? parsed(text) : parsed(parts.join('') + text.slice(from), revive);
}

const revive = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? new WrittenNumber(value.slice(MARK.length)) : value;

/** Beyond the safe integers several numbers share one value. */
function isExact(written: string): boolean {
  const value = Number(written);
  return String(value) === written && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
