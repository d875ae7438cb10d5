import { type Clock, type Moment, momentOf } from '../clock.ts';
import type { Overview } from './overview.ts';

/** In ms; a guest's call is on the next drawing. */
const LASTS_MS = 1_000;

/** Drawings of the tablets, kept for a second: many readers cost no more than one. */
export class Drawings {
  readonly #take: (now: Moment) => Overview;
  readonly #clock: Clock;
  readonly #drawn = new Map<string, string | Promise<string>>();
  #overview: Overview | undefined;

  constructor(take: (now: Moment) => Overview, clock: Clock) {
    this.#take = take;
    this.#clock = clock;
  }

  overview(): Overview {
    const now = momentOf(this.#clock);
    if (this.#overview !== undefined && now.ms - this.#overview.now.ms < LASTS_MS) return this.#overview;
    this.#drawn.clear();
    this.#overview = this.#take(now);
    return this.#overview;
  }

  /** A drawing by its name, which contains all that it depends on. */
  of(name: string, draw: (overview: Overview) => string | Promise<string>): string | Promise<string> {
    const overview = this.overview();
    const drawn = this.#drawn.get(name) ?? draw(overview);
    this.#drawn.set(name, drawn);
    return drawn;
  }

  /** Draws anew for the next reader, who sees a closed call at once. */
  forget(): void {
    this.#overview = undefined;
  }
}

/** The part of `?page=`, or the nearest one. */
export function partOf(asked: string | undefined, rows: number, rowsOfPage: number) {
  const pages = Math.max(1, Math.ceil(rows / rowsOfPage));
  const page = /^\d{1,9}$/u.test(asked ?? '') ? Math.min(pages, Math.max(1, Number(asked))) : 1;
  /** The first row from 0 on; `to` is exclusive. */
  const from = (page - 1) * rowsOfPage;
  return { page, pages, from, to: Math.min(rows, from + rowsOfPage) };
}
/** A part of a long list; the first page is 1. */
export type Part = Readonly<ReturnType<typeof partOf>>;
