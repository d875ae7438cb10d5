import { isReadable, parsed } from './json-text';

/**
 * A number in JSON that is not written as JavaScript would write it: 12345678901234567890, 1.10, 1e3. As an id it may be no
 * other's, so the text is kept.
 */
export class WrittenNumber {
  constructor(readonly text: string) {}
}

/** Begins a string in the place of such a number. No string of readable JSON has this character. */
const MARK = '\uFFFD';
/** A number as JSON has it. Anything else stays as it is, so that the text is no JSON. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Parses the JSON of a hotel as `parseJson` does, and alters no number: one that would lose its digits or its spelling is a
 * `WrittenNumber`. Browsers that still count give no reviver the text of a number.
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

/** Beyond the safe integers some numbers stand for others too, even where their digits happen to be the same. */
function isExact(written: string): boolean {
  const value = Number(written);
  return String(value) === written && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
