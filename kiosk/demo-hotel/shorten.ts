import { jpegFacts } from './jpeg.ts';

/** The most characters of a value that are kept: what guests type is far shorter. */
const LONGEST_VALUE = 4096;
/** The most characters of a field's name, and the most fields, that are kept: more than any call has. */
const LONGEST_NAME = 100;
const MAX_FIELDS = 50;

/** Fields as the record keeps them. */
export interface Shortened {
  readonly fields: Readonly<Record<string, string>>;
  /** Names of the fields of which facts are kept in place of the value. */
  readonly shortened: readonly string[];
}

/** Facts in place of pictures and of everything long, so that what is kept of a call is small, whatever was sent. */
export function shorten(fields: Readonly<Record<string, string>>): Shortened {
  const kept = Object.entries(fields)
    .slice(0, MAX_FIELDS)
    .map(([name, value]) => {
      const isPicture = name.startsWith('base64_');
      const isShortened = isPicture || value.length > LONGEST_VALUE;
      const shown = isPicture ? sizeOfImage(value) : isShortened ? hide(value) : copied(value);
      return { name: copied(name.slice(0, LONGEST_NAME)), value: shown, isShortened };
    });
  return {
    fields: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    shortened: kept.flatMap(({ name, isShortened }) => (isShortened ? [name] : [])),
  };
}

/** A text of its own: the engine keeps a part of a text as a view of the whole, which would stay in memory with it. */
const copied = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** `••• (7 chars)`; an empty value stays empty, because that it is empty matters. */
export function hide(value: string): string {
  return value === '' ? '' : `••• (${[...value].length} chars)`;
}

/** `jpeg 48 bytes, 1 × 1`; of anything else how long it is. */
export function sizeOfImage(base64: string): string {
  const facts = jpegFacts(base64);
  if (facts === undefined) return hide(base64);
  const bytes = String(facts.bytes).replace(/\B(?=(\d{3})+$)/gu, ' ');
  return `jpeg ${bytes} bytes, ${facts.width} × ${facts.height}`;
}
