import type { Guest, GuestField } from '~/domain/guest';
import type { Level, Visibilities } from '~/domain/visibility';
import type { TextKey } from '~/i18n/keys';
import type { Rule } from './rules';

/**
 * A usual answer to a field. It is written into the field in the guest's language, and sent as it stands there; only
 * one with a `value` of its own, a word of the hotel's register, is sent as that.
 */
export type UsualAnswer = { readonly label: TextKey; readonly value?: string };

/** The control of a field, with what its keyboard depends on. */
export type Control =
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      /** Begins with numbers, as the part of an address after the name of a town. */
      readonly houseNumber?: true;
      /** Ready answers beside the free text. */
      readonly usual?: readonly UsualAnswer[];
    }
  | { readonly kind: 'name' }
  | { readonly kind: 'kana' }
  | {
      readonly kind: 'digits';
      readonly maxLength: number;
      readonly tel?: true;
      /** Digits after which nobody types another one. */
      readonly whole?: RegExp;
    }
  | { readonly kind: 'gender' }
  | { readonly kind: 'residence' }
  | { readonly kind: 'postcode' }
  | { readonly kind: 'prefecture' }
  | { readonly kind: 'country' }
  | { readonly kind: 'multiline'; readonly maxLength: number }
  | { readonly kind: 'passport' };

/** The sections of a form, in the order in which the guest sees them. */
export type Section = 'name' | 'address' | 'stay';

export type { GuestField };

/** One field of a guest's form. Validation and display both use it. */
export type FieldRow = {
  readonly name: GuestField;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly section: Section;
  readonly control: Control;
  /** The field's visibility level: hidden, optional or required. */
  readonly level: (visibilities: Visibilities) => Level;
  /** Whether the field applies, given other answers; left out if it always does. */
  readonly belongs?: (guest: Pick<Guest, 'overseasFlug'>) => boolean;
  readonly rule: Rule;
  /** Spans the full width of its column. */
  readonly wide?: true;
};

/** A field that the form shows. */
export type ShownField = FieldRow & { readonly required: boolean };

/** The fields that a form shows for a guest, in order. */
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
