import type { TextKey } from '~/i18n/keys';

/** One field of a form of texts. Validation and display both use it. */
export type FormRow<V> = {
  readonly name: keyof V & string;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly required: boolean;
  /** Spans the full width of its column. */
  readonly wide?: true;
  /** Writes a typed text as it is checked and sent; applied when the guest leaves the field. */
  readonly normalise?: (typed: string) => string;
  /** Checks a text that has been normalised; it may depend on other answers. */
  readonly rule: (text: string, required: boolean, answers: V) => TextKey | undefined;
};

/** What the rules of a form say of its answers. */
export type Checked<V> = {
  /** The answers as they are sent. */
  readonly values: V;
  /** Each error with the path of its field, such as `guests.0.lastName`; empty if all answers are valid. */
  readonly errors: readonly (readonly [path: string, error: TextKey])[];
};

/** A form of texts. */
type Texts<V> = { readonly [N in keyof V]: string };

/** The texts of a form as they are checked and sent. */
export const normaliseRows = <V extends Texts<V>>(rows: readonly FormRow<V>[], typed: V): V => ({
  ...typed,
  ...Object.fromEntries(rows.map(({ name, normalise }) => [name, normalise?.(typed[name]) ?? typed[name]])),
});

/** The errors of a form whose texts are normalised, at most one per field. */
export const rowErrors = <V extends Texts<V>>(
  rows: readonly FormRow<V>[],
  values: V,
): readonly (readonly [name: keyof V & string, error: TextKey])[] =>
  rows.flatMap(({ name, required, rule }) => {
    const error = rule(values[name], required, values);
    return error ? [[name, error] as const] : [];
  });

/** Checks what was typed in the form in which it will be sent. */
export function checkRows<V extends Texts<V>>(rows: readonly FormRow<V>[], typed: V): Checked<V> {
  const values = normaliseRows(rows, typed);
  return { values, errors: rowErrors(rows, values) };
}
