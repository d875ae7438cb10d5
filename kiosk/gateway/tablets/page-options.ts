import type { html } from 'hono/html';
import type { Language } from '../../staff-pages/language.ts';
import type { Known } from './json.ts';
import type { HouseSums } from './sums.ts';

/** Markup. */
export type Html = ReturnType<typeof html>;

/** What the page shows, and in which language. */
export interface PageOptions extends Known {
  /** What the staff call each tablet, by its id. */
  readonly names: ReadonlyMap<string, string>;
  /** What guests did on each screen. */
  readonly sums: HouseSums;
  readonly language: Language;
}
