import type { GuestFieldRow, GuestRole, Level } from './field-row';
import { type FieldWith, fieldsWith } from './guest';
import { GUEST_FIELDS } from './guest-fields';

export type RepresentativeField = (typeof GUEST_FIELDS)[FieldWith<'level'>]['level'];
export type CompanionField = (typeof GUEST_FIELDS)[FieldWith<'companion'>]['level'];

export const REPRESENTATIVE_FIELDS: readonly RepresentativeField[] = [
  ...new Set(fieldsWith('level').map((name) => GUEST_FIELDS[name].level)),
];
export const COMPANION_FIELDS: readonly CompanionField[] = fieldsWith('companion').map(
  (name) => GUEST_FIELDS[name].level,
);

/** The levels that a hotel has set; any other has the default of its row. */
export type Visibilities = {
  readonly representative?: Readonly<Partial<Record<RepresentativeField, Level>>> | undefined;
  readonly companion?: Readonly<Partial<Record<CompanionField, Level>>> | undefined;
};

export function levelOf(row: GuestFieldRow, who: GuestRole, visibilities: Visibilities): Level {
  const set: Readonly<Partial<Record<string, Level>>> = visibilities[who] ?? {};
  return set[row.level ?? ''] ?? row[who] ?? 0;
}

/** Replaces levels in `base` by levels in `over`. */
export const overlayVisibilities = (base: Visibilities, over: Visibilities): Visibilities => ({
  representative: { ...base.representative, ...over.representative },
  companion: { ...base.companion, ...over.companion },
});
