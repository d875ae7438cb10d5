import { plainDigits } from '~/domain/digits';
import type { Control as ControlOf, Level, Section, Share, UsualAnswer as Usual } from '~/domain/field-row';
import type { Guest, GuestField } from '~/domain/guest';
import { toFullKana, toHalfAlphanumeric, toMultiByte, toReading } from '~/domain/kana';
import type { Visibilities } from '~/domain/visibility';
import { tidy } from '~/domain/visible';
import type { TextKey } from '~/i18n/keys';
import type { Checked } from './form-row';
import type { Rule } from './rules';

export type UsualAnswer = Usual<TextKey>;
export type Control = ControlOf<TextKey>;

/** One field of a guest's form, for validation and display. */
export type FieldRow = {
  readonly name: GuestField;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly section: Section;
  readonly control: Control;
  readonly level: (visibilities: Visibilities) => Level;
  /** True if the field applies beside the other answers; absent if it always does. */
  readonly belongs?: (guest: Pick<Guest, 'overseasFlug'>) => boolean;
  readonly rule: Rule;
  readonly wide?: true;
  readonly share?: Share;
};

export type ShownField = FieldRow & { readonly required: boolean };

/** The fields that a form shows to a guest, in order. */
export function shownFields(
  rows: readonly FieldRow[],
  visibilities: Visibilities,
  guest: Pick<Guest, 'overseasFlug'>,
): ShownField[] {
  return rows
    .filter((row) => row.belongs?.(guest) ?? true)
    .map((row) => ({ row, level: row.level(visibilities) }))
    .filter(({ level }) => level > 0)
    .map(({ row, level }) => ({ ...row, required: level === 2 }));
}

/** The error of a field; undefined if its text is valid. */
export const errorOf = (field: ShownField, guest: Pick<Guest, GuestField>): TextKey | undefined => {
  const value = guest[field.name];
  return typeof value === 'string' ? field.rule(value, field.required) : undefined;
};

/**
 * Normalises a text when the guest leaves the field, and before its check: plain digits, readings in katakana,
 * half-width letters in names. The full width comes only with the call.
 * @param fullWidth the hotel stores names in full width
 */
export function normalise(control: Control, text: string, fullWidth: boolean): string {
  const plain = tidy(text);
  switch (control.kind) {
    case 'name':
      return toHalfAlphanumeric(fullWidth ? toFullKana(plain) : plain);
    case 'kana':
      return toHalfAlphanumeric(toReading(plain));
    case 'digits':
    case 'postcode':
      return plainDigits(text);
    case 'text':
    case 'multiline':
      return plain;
    case 'choice':
    case 'residence':
    case 'prefecture':
    case 'country':
    case 'passport':
      return text;
  }
}

/** A name or reading as it is sent. @param fullWidth the hotel stores names in full width */
export const nameToSend = (name: string, fullWidth: boolean): string =>
  fullWidth ? toMultiByte(name) : name;

/** A reservation's name in place of a guest's name or on an invoice. @param fullWidth the hotel stores names in full width */
export const reservationNameToSend = (name: string, fullWidth: boolean): string =>
  nameToSend(tidy(toFullKana(name)), fullWidth);

/** A reservation's name in place of a reading. @param fullWidth the hotel stores names in full width */
export const reservationReadingToSend = (name: string, fullWidth: boolean): string =>
  nameToSend(toReading(tidy(name)), fullWidth);

/** Everything that the check of a form needs. */
export type FormRules = {
  readonly rows: readonly FieldRow[];
  readonly visibilities: Visibilities;
  readonly fullWidth: boolean;
};

/** Normalises a guest's texts. Fields that the form hides stay unchanged. */
export function normaliseGuest<G extends Guest>(guest: G, { rows, visibilities, fullWidth }: FormRules): G {
  const changed: Partial<Record<string, string>> = {};
  for (const { name, control } of shownFields(rows, visibilities, guest)) {
    const value = guest[name];
    if (typeof value === 'string') changed[name] = normalise(control, value, fullWidth);
  }
  return { ...guest, ...changed };
}

/** True for a field that the form shows to this guest. */
export const shownIn = (
  { rows, visibilities }: FormRules,
  guest: Pick<Guest, 'overseasFlug'>,
): ((field: GuestField) => boolean) => {
  const shown = new Set(shownFields(rows, visibilities, guest).map(({ name }) => name));
  return (field) => shown.has(field);
};

/** The errors of a guest's form by field. The texts are normalised first. */
export function errorsOf(guest: Guest, rules: FormRules): ReadonlyMap<string, TextKey> {
  const normalised = normaliseGuest(guest, rules);
  const errors = new Map<string, TextKey>();
  for (const field of shownFields(rules.rows, rules.visibilities, normalised)) {
    const error = errorOf(field, normalised);
    if (error) errors.set(field.name, error);
  }
  return errors;
}

export type GuestsForm = { readonly guests: Guest[] };

/** Checks the answers of all guests of a screen. */
export const checkGuests = ({ guests }: GuestsForm, rules: FormRules): Checked<GuestsForm> => ({
  values: { guests: guests.map((guest) => normaliseGuest(guest, rules)) },
  errors: guests.flatMap((guest, place) =>
    [...errorsOf(guest, rules)].map(([field, error]) => [`guests.${place}.${field}`, error] as const),
  ),
});
