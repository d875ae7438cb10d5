/**
 * Answers to the country field for guests without a nationality or with an unlisted country. ISO 3166-1 leaves both
 * codes to users; XX resembles the passports' XXA, and Unicode uses ZZ for unknown regions.
 */
export const STATELESS = 'XX';
export const OTHER_COUNTRY = 'ZZ';

/** The probable country of a guest's phone; empty if unknown. */
export const telCountryOf = (country: string): string =>
  country === STATELESS || country === OTHER_COUNTRY ? '' : country;
