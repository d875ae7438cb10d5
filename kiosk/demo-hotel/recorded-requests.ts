import type { Dialect } from '../hotel-api/contract/documents.ts';
import { shorten } from './shorten.ts';

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
