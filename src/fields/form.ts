import type { Guest } from '~/domain/guest';
import type { Visibilities } from '~/domain/visibility';
import type { TextKey } from '~/i18n/keys';
import { normalise } from './normalise';
import { errorOf, type FieldRow, shownFields } from './row';

/** What decides about a form: the rows, the hotel's levels, and how it keeps names. */
export type FormRules = {
  readonly rows: readonly FieldRow[];
  readonly visibilities: Visibilities;
  readonly fullWidth: boolean;
};

/** A guest's answers with every text as it will be sent; fields the form does not show stay as they are. */
export function normaliseGuest<G extends Guest>(guest: G, { rows, visibilities, fullWidth }: FormRules): G {
  const changed: Partial<Record<string, string>> = {};
  for (const { name, control } of shownFields(rows, visibilities, guest)) {
    const value = guest[name];
    if (typeof value === 'string') changed[name] = normalise(control, value, fullWidth);
  }
  return { ...guest, ...changed };
}

/** Every error of a guest's form, by field; what the guest typed is judged as it will be sent. */
export function errorsOf(guest: Guest, rules: FormRules): ReadonlyMap<string, TextKey> {
  const judged = normaliseGuest(guest, rules);
  const errors = new Map<string, TextKey>();
  for (const field of shownFields(rules.rows, rules.visibilities, judged)) {
    const error = errorOf(field, judged);
    if (error) errors.set(field.name, error);
  }
  return errors;
}
