/** Whether a field is asked for: 0 hidden, 1 optional, 2 required. Municipalities differ, hence levels. */
export type Level = 0 | 1 | 2;

/** Fields of the representative that a hotel can hide, offer or require. */
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

/** Fields of a companion that a hotel can hide, offer or require. */
export const COMPANION_FIELDS = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'age',
  'gender',
] as const;

export type RepresentativeField = (typeof REPRESENTATIVE_FIELDS)[number];
export type CompanionField = (typeof COMPANION_FIELDS)[number];

/** The level of every field of a party's two forms. */
export type Visibilities = {
  readonly representative: Readonly<Record<RepresentativeField, Level>>;
  readonly companion: Readonly<Record<CompanionField, Level>>;
};

/** Some levels, to be laid over others. */
export type VisibilityOverlay = {
  readonly representative?: Readonly<Partial<Record<RepresentativeField, Level>>> | undefined;
  readonly companion?: Readonly<Partial<Record<CompanionField, Level>>> | undefined;
};

/** What is asked where nobody configured anything: the least the guest register law wants. */
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

/** Levels with others laid over them, field by field. */
export const overlayVisibilities = (base: Visibilities, over: VisibilityOverlay): Visibilities => ({
  representative: { ...base.representative, ...over.representative },
  companion: { ...base.companion, ...over.companion },
});
