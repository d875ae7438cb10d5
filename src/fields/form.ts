import type { Guest, GuestField } from '~/domain/guest';
import type { Visibilities } from '~/domain/visibility';
import type { TextKey } from '~/i18n/keys';
import type { Checked } from './form-row';
import { normalise } from './normalise';
import { errorOf, type FieldRow, shownFields } from './row';

/**
 * What defines a form: its fields, the hotel's visibility levels, and whether names are stored in full width.
 */
export type FormRules = {
  readonly rows: readonly FieldRow[];
  readonly visibilities: Visibilities;
  readonly fullWidth: boolean;
};

/**
 * Normalises a guest's texts to the form in which they are sent. Fields that the form does not show stay
 * unchanged.
 */
export function normaliseGuest<G extends Guest>(guest: G, { rows, visibilities, fullWidth }: FormRules): G {
  const changed: Partial<Record<string, string>> = {};
  for (const { name, control } of shownFields(rows, visibilities, guest)) {
    const value = guest[name];
    if (typeof value === 'string') changed[name] = normalise(control, value, fullWidth);
  }
  return { ...guest, ...changed };
}

/** Whether the form shows a field to a guest who has given these answers. */
export const shownIn = (
  { rows, visibilities }: FormRules,
  guest: Pick<Guest, 'overseasFlug'>,
): ((field: GuestField) => boolean) => {
  const shown = new Set(shownFields(rows, visibilities, guest).map(({ name }) => name));
  return (field) => shown.has(field);
};

/**
 * The errors of a guest's form by field. Texts are normalised first, so they are checked as they will be
 * sent.
 */
export function errorsOf(guest: Guest, rules: FormRules): ReadonlyMap<string, TextKey> {
  const normalised = normaliseGuest(guest, rules);
  const errors = new Map<string, TextKey>();
  for (const field of shownFields(rules.rows, rules.visibilities, normalised)) {
    const error = errorOf(field, normalised);
    if (error) errors.set(field.name, error);
  }
  return errors;
}

/** The form of a screen that asks guests: those of the party whom it asks, in their order. */
export type GuestsForm = { readonly guests: Guest[] };

/** Checks the answers of all guests whom a screen asks. */
export const checkGuests = ({ guests }: GuestsForm, rules: FormRules): Checked<GuestsForm> => ({
  values: { guests: guests.map((guest) => normaliseGuest(guest, rules)) },
  errors: guests.flatMap((guest, place) =>
    [...errorsOf(guest, rules)].map(([field, error]) => [`guests.${place}.${field}`, error] as const),
  ),
});
