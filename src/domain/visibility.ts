import type { GuestFieldRow, Level, Who } from './field-row';
import { FIELD_NAMES, type GuestField } from './guest';
import { GUEST_FIELDS } from './guest-fields';

type Row = (typeof GUEST_FIELDS)[GuestField];
type LevelName<R> = R extends { readonly level: infer Name } ? Name : never;

/** A level of the representative's form that a hotel can set. */
export type RepresentativeField = LevelName<Row>;
/** A level of a companion's form that a hotel can set. */
export type CompanionField = LevelName<Extract<Row, { readonly companion: Level }>>;

/** The levels of the representative's form that a hotel can set. */
export const REPRESENTATIVE_FIELDS: readonly RepresentativeField[] = [
  ...new Set(
    FIELD_NAMES.flatMap((name) => {
      const row = GUEST_FIELDS[name];
      return 'level' in row ? row.level : [];
    }),
  ),
];
/** The levels of a companion's form that a hotel can set. */
export const COMPANION_FIELDS: readonly CompanionField[] = FIELD_NAMES.flatMap((name) => {
  const row = GUEST_FIELDS[name];
  return 'companion' in row ? row.level : [];
});

/** The levels that a hotel has set; any other is the default of its row. */
export type Visibilities = {
  readonly representative?: Readonly<Partial<Record<RepresentativeField, Level>>> | undefined;
  readonly companion?: Readonly<Partial<Record<CompanionField, Level>>> | undefined;
};

/** The level of a field in a form. */
export function levelOf(row: GuestFieldRow, who: Who, visibilities: Visibilities): Level {
  const set: Readonly<Partial<Record<string, Level>>> = visibilities[who] ?? {};
  return set[row.level ?? ''] ?? row[who] ?? 0;
}

/** Replaces the levels in `base` by those in `over`, one by one. */
export const overlayVisibilities = (base: Visibilities, over: Visibilities): Visibilities => ({
  representative: { ...base.representative, ...over.representative },
  companion: { ...base.companion, ...over.companion },
});
