import type { html } from 'hono/html';
import type { Language } from '../staff-language.ts';
import type { Part } from './drawings.ts';
import type { Overview } from './overview.ts';
import type { HouseSums } from './sums.ts';

/** Markup. */
export type Html = ReturnType<typeof html>;

/** What the page shows, and in which language. */
export interface PageOptions extends Overview {
  /** What the staff call each tablet, by its id. */
  readonly names: ReadonlyMap<string, string>;
  /** What guests did on each screen. */
  readonly sums: HouseSums;
  readonly language: Language;
  /** Which of the tablets. */
  readonly part: Part;
  /** Whether the reader may close calls. */
  readonly mayClose: boolean;
}
