/**
 * The answers to the question for the country that are no country: the guest has no nationality, or the list lacks the country.
 * ISO 3166-1 leaves both codes to its users. The first begins as XXA does in passports; Unicode has the second for unknown regions.
 */
export const STATELESS = 'XX';
export const OTHER_COUNTRY = 'ZZ';

/** The country whose calling code a guest's phone probably has; empty where nobody can tell. */
export const telCountryOf = (country: string): string =>
  country === STATELESS || country === OTHER_COUNTRY ? '' : country;
