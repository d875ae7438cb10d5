import type { Dialect } from '../hotel-api/contract/documents.ts';
import { jpegFacts } from './jpeg.ts';

/** A hotel call that arrived, unredacted but for its size: it stays in this process (see `redact.ts` for what is shown). */
export interface RecordedRequest {
  /** Counts up from 1. */
  readonly number: number;
  /** ISO time by the hotel's clock. */
  readonly at: string;
  /** Name of the call, such as `execute_checkin_request`; `unknown` for a path that no call has. */
  readonly call: string;
  readonly dialect: Dialect | 'none';
  readonly method: string;
  readonly path: string;
  /** Names lower-cased. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
  /** Names of the fields of `form` of which facts are kept in place of the value, such as a picture's size. */
  readonly shortened: readonly string[];
  /** HTTP status of the answer; 0 while there is none, and for ever when the connection broke off. */
  readonly status: number;
  /** Why it was refused, which fault was applied, or other remarks. */
  readonly note?: string;
}

/** Enough for any test; old ones go, so that a hotel that runs for months keeps its memory. */
const MAX_KEPT = 500;

/** The record of what arrived, oldest first. */
export class RequestLog {
  #kept: RecordedRequest[] = [];
  #count = 0;
  readonly #keepsBodies: boolean;

  /** @param keepsBodies keeps every field whole, however long */
  constructor(keepsBodies: boolean) {
    this.#keepsBodies = keepsBodies;
  }

  /** Notes a call as it comes in. */
  begin(arrival: Omit<RecordedRequest, 'number' | 'shortened' | 'status' | 'note'>): number {
    this.#count += 1;
    const { fields, shortened } = this.#keepsBodies
      ? { fields: arrival.form, shortened: [] }
      : shorten(arrival.form);
    this.#kept.push({ number: this.#count, ...arrival, form: fields, shortened, status: 0 });
    if (this.#kept.length > MAX_KEPT) this.#kept.shift();
    return this.#count;
  }

  /** Adds how a call ended. */
  end(number: number, status: number, notes: readonly string[]): void {
    const at = this.#kept.findIndex((arrival) => arrival.number === number);
    const arrival = this.#kept[at];
    if (arrival === undefined) return;
    const note = notes.length > 0 ? { note: notes.join('; ') } : {};
    this.#kept[at] = { ...arrival, status, ...note };
  }

  /** All that is kept. */
  list(): readonly RecordedRequest[] {
    return [...this.#kept];
  }

  /** Forgets them; numbers go on counting, so that a page that polls does not mix old and new. */
  clear(): void {
    this.#kept = [];
  }
}

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
