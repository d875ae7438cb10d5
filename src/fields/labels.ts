import type { GuestField } from '~/domain/guest';
import { GUEST_FIELDS } from '~/domain/guest-fields';
import type { TextKey } from '~/i18n/keys';

type With<Mark extends 'hint' | 'short'> = {
  [F in GuestField]: (typeof GUEST_FIELDS)[F] extends { readonly [M in Mark]: true } ? F : never;
}[GuestField];
const hasHint = (name: GuestField): name is With<'hint'> => 'hint' in GUEST_FIELDS[name];
const hasShort = (name: GuestField): name is With<'short'> => 'short' in GUEST_FIELDS[name];

// The names of these texts follow from the field's name. All others are written out, so that they can be found.

/** What a form calls a field. */
export const labelOf = (name: GuestField): TextKey => `fields.${name}.label`;

/** What stands below a field; undefined where nothing does. */
export const hintOf = (name: GuestField): TextKey | undefined =>
  hasHint(name) ? `fields.${name}.hint` : undefined;

/** What the summary calls a field. */
export const shortLabelOf = (name: GuestField): TextKey =>
  hasShort(name) ? `fields.${name}.short` : labelOf(name);
