import type { GuestFieldRow } from '../../src/domain/field-row.ts';
import { GUEST_FIELDS, SAMPLE_ANSWERS } from '../../src/domain/guest-fields.ts';

/** Answers by the last part of a field's name, in order. `true` is a passport's picture or a tick. */
export type Answers = Readonly<Record<string, string | true>>;

type Kind = GuestFieldRow['control']['kind'];
type Way = 'types' | 'chooses' | 'picks' | 'shows';
const WAYS: Readonly<Record<Kind, Way>> = {
  name: 'types',
  kana: 'types',
  text: 'types',
  multiline: 'types',
  digits: 'types',
  postcode: 'types',
  choice: 'chooses',
  residence: 'chooses',
  prefecture: 'picks',
  country: 'picks',
  passport: 'shows',
};

export const fieldsOf = (...kinds: readonly Kind[]): readonly string[] =>
  fieldsWhere(({ control }) => kinds.includes(control.kind));

export const fieldsThatOne = (way: Way): readonly string[] =>
  fieldsWhere(({ control }) => WAYS[control.kind] === way);

export const fieldsWhere = (fits: (row: GuestFieldRow) => boolean): readonly string[] =>
  Object.entries<GuestFieldRow>(GUEST_FIELDS).flatMap(([name, row]) => (fits(row) ? [name] : []));

export function sampleOf<F extends keyof Samples>(...fields: readonly F[]): Pick<Samples, F>;
export function sampleOf(...fields: readonly (keyof Samples)[]) {
  return Object.fromEntries(fields.map((field) => [field, SAMPLE_ANSWERS[field]]));
}
type Samples = typeof SAMPLE_ANSWERS;

const WORDS = fieldsOf('name', 'kana', 'text', 'multiline');

/** The verbal sample answers, each with a recognisable mark. */
export const markedWords = (
  mark: (sample: string, field: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SAMPLE_ANSWERS).flatMap(([name, sample]) =>
      sample !== true && WORDS.includes(name) ? [[name, mark(sample, name)]] : [],
    ),
  );
