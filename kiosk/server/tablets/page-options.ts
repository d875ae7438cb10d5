import type { html } from 'hono/html';
import type { Language } from '../staff-language.ts';
import type { Part } from './drawings.ts';
import type { Overview } from './overview.ts';
import type { HouseSums } from './sums.ts';

export type Html = ReturnType<typeof html>;

export interface PageOptions extends Overview {
  /** The staff's names of tablets, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly sums: HouseSums;
  readonly language: Language;
  readonly part: Part;
  readonly mayClose: boolean;
}
