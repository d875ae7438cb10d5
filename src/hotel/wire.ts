import { z } from '~/domain/zod';

/**
 * How values arrive from the hotel: a number may be a numeric string, an optional field null or missing.
 * Nothing else is accepted.
 */

const NUMERIC = /^-?\d+(\.\d+)?$/;

/** A number, or a string that spells one. */
export const number = z.pipe(
  z.union([z.number(), z.string().check(z.regex(NUMERIC))]),
  z.transform((value: string | number) => Number(value)),
);

/** A whole number from 0 up: people, nights. */
export const count = z.pipe(number, z.int().check(z.minimum(0)));

/** A whole number from 0 up that is only shown: parts are rounded up, what is below 0 is 0. */
export const roundedUp = z.pipe(
  number,
  z.transform((value: number) => Math.max(0, Math.ceil(value))),
);

/** A code such as `00`: compared as a number, kept as text. */
export const code = z.pipe(
  z.union([z.string().check(z.regex(/^\d+$/)), z.int().check(z.minimum(0))]),
  z.transform((value: string | number) => String(value)),
);

/** A short text such as an id, which some back ends send as a number. */
export const label = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => String(value)),
);

/** A field that may be null or missing; undefined then. */
export const maybe = <T extends z.core.SomeType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<T> | null | undefined) => value ?? undefined),
  );

/** A field that may be null or missing; `standard` then. */
export const orElse = <T extends z.core.SomeType>(schema: T, standard: z.output<T>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<T> | null | undefined): z.output<T> => value ?? standard),
  );
