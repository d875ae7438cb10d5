import type ja from './ja.json';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** The key of a built-in text, by the Japanese texts. */
export type TextKey = Leaves<typeof ja>;
