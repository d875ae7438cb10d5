/**
 * What a guest chooses who belongs to no state, and who finds no country in the list. ISO 3166-1 leaves both codes to its users:
 * the first begins as XXA does in passports, the second stands for an unknown region in Unicode.
 */
export const STATELESS = 'XX';
export const OTHER_COUNTRY = 'ZZ';

/** The country whose calling code a guest's phone probably has; empty where nobody can tell. */
export const telCountryOf = (country: string): string =>
  country === STATELESS || country === OTHER_COUNTRY ? '' : country;
