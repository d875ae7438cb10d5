/**
 * Whether a form asks for a field: 0 hidden, 1 optional, 2 required. Configurable because municipalities
 * differ in what they require.
 */
export type Level = 0 | 1 | 2;

/** The default levels of all fields whose level a hotel can set: the minimum that the law on guest registers requires. */
const STANDARD = {
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
} as const satisfies Readonly<Record<string, Readonly<Record<string, Level>>>>;

/** A field of the representative whose level a hotel can set. */
export type RepresentativeField = keyof typeof STANDARD.representative;
/** A field of a companion whose level a hotel can set. */
export type CompanionField = keyof typeof STANDARD.companion;

const fieldsOf = <F extends string>(levels: Readonly<Record<F, Level>>): readonly F[] =>
  Object.keys(levels).filter((name): name is F => name in levels);

/** Fields of the representative whose level a hotel can set. */
export const REPRESENTATIVE_FIELDS = fieldsOf(STANDARD.representative);
/** Fields of a companion whose level a hotel can set. */
export const COMPANION_FIELDS = fieldsOf(STANDARD.companion);

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

/** The levels where nobody configured any. */
export const DEFAULT_VISIBILITIES: Visibilities = STANDARD;

/** Replaces the levels in `base` by those in `over`, field by field. */
export const overlayVisibilities = (base: Visibilities, over: VisibilityOverlay): Visibilities => ({
  representative: { ...base.representative, ...over.representative },
  companion: { ...base.companion, ...over.companion },
});
