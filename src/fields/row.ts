import type { Guest, GuestField } from '~/domain/guest';
import type { Level, Visibilities } from '~/domain/visibility';
import type { TextKey } from '~/i18n/keys';
import type { Rule } from './rules';

/** Which touch component asks for a field, and what makes its keyboard right. */
export type Control =
  | { readonly kind: 'text'; readonly maxLength: number }
  | { readonly kind: 'name' }
  | { readonly kind: 'kana' }
  | { readonly kind: 'digits'; readonly maxLength: number; readonly tel?: true }
  | { readonly kind: 'gender' }
  | { readonly kind: 'residence' }
  | { readonly kind: 'postcode' }
  | { readonly kind: 'prefecture' }
  | { readonly kind: 'country' }
  | { readonly kind: 'multiline'; readonly maxLength: number }
  | { readonly kind: 'passport' };

/** Parts of a form, in the order the guest meets them. */
export type Section = 'name' | 'address' | 'stay';

export type { GuestField };

/** One field of a guest's form: schema and form are both made from it. */
export type FieldRow = {
  readonly name: GuestField;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly section: Section;
  readonly control: Control;
  /** Whether the hotel hides, offers or requires it. */
  readonly level: (visibilities: Visibilities) => Level;
  /** Where the field hangs on other answers: whether it belongs to the form now. */
  readonly belongs?: (guest: Pick<Guest, 'overseasFlug'>) => boolean;
  readonly rule: Rule;
  /** Takes the whole width of its column. */
  readonly wide?: true;
};

/** A field that the form shows, with what has been decided about it. */
export type ShownField = FieldRow & { readonly required: boolean };

/** The fields that a form shows, in order. */
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

/** The error of one field, at most one: undefined where its text will do. */
export const errorOf = (field: ShownField, guest: Pick<Guest, GuestField>): TextKey | undefined => {
  const value = guest[field.name];
  return typeof value === 'string' ? field.rule(value, field.required) : undefined;
};
