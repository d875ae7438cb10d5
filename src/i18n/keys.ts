import type ja from './ja.json';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** The key of a built-in text. The Japanese texts define which keys exist. */
export type TextKey = Leaves<typeof ja>;
