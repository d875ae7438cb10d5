import { isExact, withoutNoise } from '~/domain/money';
import { isBlank } from '~/domain/visible';
import { messageOf } from '~/errors/fault';
import { WrittenNumber } from '~/platform/exact-json';
import { z } from '~/platform/zod';

/** Encodings of the hotel's values: a number can be a numeric string, an optional field null or missing. */

/** Longest text of one line, in characters: a screen has no room for more. */
const LONGEST_TEXT = 500;

/** A text of one line: a name, a part of an address, a room. */
export const line = z.string().check(z.maxLength(LONGEST_TEXT));

const NUMERIC = /^-?\d+(\.\d+)?$/;
const writtenNumber = z.instanceof(WrittenNumber);

/** A number, or a numeric string. */
export const number = z.pipe(
  z.union([z.number(), line.check(z.regex(NUMERIC)), writtenNumber]),
  z.pipe(
    // Turns -0, which would be shown with its sign, into 0.
    z.transform((value: string | number | WrittenNumber) => plainNumber(value) + 0),
    z.number(),
  ),
);

const plainNumber = (value: string | number | WrittenNumber): number =>
  Number(value instanceof WrittenNumber ? value.text : value);

/** An amount in yen with its fractions: the guest sees every charged digit. An inexact amount is refused. */
export const yen = z.pipe(number, z.pipe(z.transform(withoutNoise), z.number().check(z.refine(isExact))));

/** An integer of at least 0: people, nights. */
export const count = z.pipe(number, z.int().check(z.minimum(0)));

/** Some back ends send a negative number for none, which becomes 0. */
export const optionalCount = z.pipe(
  number,
  z.pipe(
    z.transform((value: number) => Math.max(0, value)),
    z.int(),
  ),
);

/** A displayed number: rounded up, at least 0. */
export const roundedUp = z.pipe(
  number,
  z.transform((value: number) => Math.max(0, Math.ceil(value))),
);

/** An id exactly as the hotel knows it. A whole number is taken by digit; another one has several spellings. */
export const label = z.pipe(
  z.union([line, z.int(), writtenNumber.check(z.refine(({ text }) => WHOLE.test(text)))]),
  z.transform((value: string | number | WrittenNumber) =>
    value instanceof WrittenNumber ? value.text : String(value),
  ),
);
const WHOLE = /^-?[1-9]\d{0,99}$/;

/** A code such as `00`: compared as a number, stored as text. */
export const code = z.pipe(label, z.string().check(z.regex(/^\d+$/)));

/** A text for the guest; undefined if it is blank. */
export const words = z.pipe(
  line,
  z.transform((text: string) => (isBlank(text) ? undefined : text)),
);

/** A field that can be null or missing, which becomes undefined. */
export const maybe = <T extends z.core.SomeType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<T> | null | undefined) => value ?? undefined),
  );

/** A field that can be null or missing, which becomes `standard`. */
export const orElse = <T extends z.core.SomeType>(schema: T, standard: z.output<T>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<T> | null | undefined): z.output<T> => value ?? standard),
  );

/** A hotel's visible message to the guest, if any. */
export const sentence = z.pipe(
  z.nullish(z.string()),
  z.transform((text: string | null | undefined) => messageOf(text ?? '')),
);

/** A list of at most `most` entries: a longer one would freeze the screen. */
export const upTo = <T extends z.core.SomeType>(most: number, entry: T) =>
  z.array(entry).check(z.maxLength(most));
