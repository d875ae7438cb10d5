import type { GuestFieldRow } from '../../src/domain/field-row.ts';
import { GUEST_FIELDS, SAMPLE_ANSWERS } from '../../src/domain/guest-fields.ts';

/**
 * What somebody answers, by the last part of a field's name and in the order in which it is answered. `true` stands for a
 * picture of the passport and for a tick.
 */
export type Answers = Readonly<Record<string, string | true>>;

/** The names of the fields with controls of some kinds. */
export const fieldsOf = (...kinds: readonly GuestFieldRow['control']['kind'][]): readonly string[] =>
  fieldsWhere(({ control }) => kinds.includes(control.kind));

/** The names of the fields whose rows fit. */
export const fieldsWhere = (fits: (row: GuestFieldRow) => boolean): readonly string[] =>
  Object.entries<GuestFieldRow>(GUEST_FIELDS).flatMap(([name, row]) => (fits(row) ? [name] : []));

/** The sample answers to some fields, in this order. */
export function sampleOf<F extends keyof Samples>(...fields: readonly F[]): Pick<Samples, F>;
export function sampleOf(...fields: readonly (keyof Samples)[]) {
  return Object.fromEntries(fields.map((field) => [field, SAMPLE_ANSWERS[field]]));
}
type Samples = typeof SAMPLE_ANSWERS;

const WORDS = fieldsOf('name', 'kana', 'text', 'multiline');

/** The sample answers that are words, each with a mark by which it is known again. */
export const markedWords = (
  mark: (sample: string, field: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SAMPLE_ANSWERS).flatMap(([name, sample]) =>
      sample !== true && WORDS.includes(name) ? [[name, mark(sample, name)]] : [],
    ),
  );
