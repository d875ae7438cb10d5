import type { TextKey } from '~/i18n/keys';

/** One field of a form of texts, for validation and display. */
export type FormRow<V> = {
  readonly name: keyof V & string;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly required: boolean;
  readonly wide?: true;
  /** Converts a text for the check and the call, when the guest leaves the field. */
  readonly normalise?: (typed: string) => string;
  /** Checks a normalised text, which may depend on other answers. */
  readonly rule: (text: string, required: boolean, answers: V) => TextKey | undefined;
};

/** The result of checking a form. */
export type Checked<V> = {
  readonly values: V;
  /** Paths such as `guests.0.lastName`; empty if all answers are valid. */
  readonly errors: readonly (readonly [path: string, error: TextKey])[];
};

type Texts<V> = { readonly [N in keyof V]: string };

/** The texts of a form as they are checked and sent. */
export const normaliseRows = <V extends Texts<V>>(rows: readonly FormRow<V>[], typed: V): V => ({
  ...typed,
  ...Object.fromEntries(rows.map(({ name, normalise }) => [name, normalise?.(typed[name]) ?? typed[name]])),
});

/** The errors of normalised texts, at most one per field. */
export const rowErrors = <V extends Texts<V>>(
  rows: readonly FormRow<V>[],
  values: V,
): readonly (readonly [name: keyof V & string, error: TextKey])[] =>
  rows.flatMap(({ name, required, rule }) => {
    const error = rule(values[name], required, values);
    return error ? [[name, error] as const] : [];
  });

/** Checks the texts of a form as they will be sent. */
export function checkRows<V extends Texts<V>>(rows: readonly FormRow<V>[], typed: V): Checked<V> {
  const values = normaliseRows(rows, typed);
  return { values, errors: rowErrors(rows, values) };
}
