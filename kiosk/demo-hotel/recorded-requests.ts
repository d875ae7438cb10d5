import type { Dialect } from '../hotel-api/contract/documents.ts';
import type { SentRequest } from '../hotel-api/contract/judge.ts';
import { jpegFacts } from './jpeg.ts';

export interface RecordedRequest extends SentRequest {
  /** From 1. */
  readonly number: number;
  /** ISO time by the hotel's clock. */
  readonly at: string;
  /** Such as `execute_checkin_request`; `unknown` for a path without a call. */
  readonly call: string;
  readonly dialect: Dialect | 'none';
  /** Fields of `form` that are described, such as a picture by its size. */
  readonly shortened: readonly string[];
  /** 0 while there is no answer, and for a broken connection. */
  readonly status: number;
  readonly note?: string;
}

/** Enough for any test; it bounds the memory of a long-running hotel. */
const MAX_KEPT = 500;

export class RequestLog {
  #kept: RecordedRequest[] = [];
  #count = 0;
  readonly #keepsBodies: boolean;

  /** @param keepsBodies keeps every field whole */
  constructor(keepsBodies: boolean) {
    this.#keepsBodies = keepsBodies;
  }

  begin(arrival: Omit<RecordedRequest, 'number' | 'shortened' | 'status' | 'note'>): number {
    this.#count += 1;
    const { fields, shortened } = this.#keepsBodies
      ? { fields: arrival.form, shortened: [] }
      : shorten(arrival.form);
    this.#kept.push({ number: this.#count, ...arrival, form: fields, shortened, status: 0 });
    if (this.#kept.length > MAX_KEPT) this.#kept.shift();
    return this.#count;
  }

  end(number: number, status: number, notes: readonly string[]): void {
    const at = this.#kept.findIndex((arrival) => arrival.number === number);
    const arrival = this.#kept[at];
    if (arrival === undefined) return;
    const note = notes.length > 0 ? { note: notes.join('; ') } : {};
    this.#kept[at] = { ...arrival, status, ...note };
  }

  list(): readonly RecordedRequest[] {
    return [...this.#kept];
  }

  /** Forgets them; the numbers go on, so that a polling page does not mix old and new. */
  clear(): void {
    this.#kept = [];
  }
}

/** Characters of a value: guests type far fewer. */
const LONGEST_VALUE = 4096;
/** Characters of a field's name, and fields: more than any call has. */
const LONGEST_NAME = 100;
const MAX_FIELDS = 50;

export interface Shortened {
  readonly fields: Readonly<Record<string, string>>;
  readonly shortened: readonly string[];
}

/** Describes pictures and long values, which bounds each record. */
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

/** Copies a text: a part of a text would keep the whole in memory. */
const copied = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** `••• (7 chars)`; an empty value stays visibly empty. */
export function hide(value: string): string {
  return value === '' ? '' : `••• (${[...value].length} chars)`;
}

/** `jpeg 48 bytes, 1 × 1`; for anything else its length. */
export function sizeOfImage(base64: string): string {
  const facts = jpegFacts(base64);
  if (facts === undefined) return hide(base64);
  const bytes = String(facts.bytes).replace(/\B(?=(\d{3})+$)/gu, ' ');
  return `jpeg ${bytes} bytes, ${facts.width} × ${facts.height}`;
}
