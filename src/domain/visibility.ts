/**
 * Whether a form asks for a field: 0 hidden, 1 optional, 2 required. Configurable because municipalities
 * differ in what they require.
 */
export type Level = 0 | 1 | 2;

/** Fields of the representative whose level a hotel can set. */
export const REPRESENTATIVE_FIELDS = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'overseas',
  'zip_code',
  'prefecture',
  'city',
  'subarea',
  'address',
  'phone',
  'age',
  'gender',
  'occupation',
  'prev_accommodation',
  'next_accommodation',
  'passport',
] as const;

/** Fields of a companion whose level a hotel can set. */
export const COMPANION_FIELDS = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'age',
  'gender',
] as const;

/** A field of the representative whose level a hotel can set. */
export type RepresentativeField = (typeof REPRESENTATIVE_FIELDS)[number];
/** A field of a companion whose level a hotel can set. */
export type CompanionField = (typeof COMPANION_FIELDS)[number];

/** The levels of all fields of both forms. */
export type Visibilities = {
  readonly representative: Readonly<Record<RepresentativeField, Level>>;
  readonly companion: Readonly<Record<CompanionField, Level>>;
};

/** Levels that replace others, field by field. */
export type VisibilityOverlay = {
  readonly representative?: Readonly<Partial<Record<RepresentativeField, Level>>> | undefined;
  readonly companion?: Readonly<Partial<Record<CompanionField, Level>>> | undefined;
};

/** The default levels: the minimum that the law on guest registers requires. */
export const DEFAULT_VISIBILITIES: Visibilities = {
  representative: {
    last_name: 2,
    first_name: 2,
    last_name_kana: 0,
    first_name_kana: 0,
    overseas: 2,
    zip_code: 2,
    prefecture: 2,
    city: 2,
    subarea: 2,
    address: 2,
    phone: 2,
    age: 0,
    gender: 0,
    occupation: 0,
    prev_accommodation: 0,
    next_accommodation: 0,
    passport: 2,
  },
  companion: {
    last_name: 2,
    first_name: 2,
    last_name_kana: 2,
    first_name_kana: 2,
    age: 2,
    gender: 0,
  },
};

/** Replaces the levels in `base` by those in `over`, field by field. */
export const overlayVisibilities = (base: Visibilities, over: VisibilityOverlay): Visibilities => ({
  representative: { ...base.representative, ...over.representative },
  companion: { ...base.companion, ...over.companion },
});
