import type ja from './ja.json';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** The name of a built-in text; the Japanese set is the measure of all others. */
export type TextKey = Leaves<typeof ja>;
