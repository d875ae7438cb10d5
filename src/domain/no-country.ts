/** Answers without a country: no nationality (passports have XXA), or an unlisted country (Unicode: unknown region). */
export const STATELESS = 'XX';
export const OTHER_COUNTRY = 'ZZ';

/** The probable country of a guest's phone; empty if unknown. */
export const telCountryOf = (country: string): string =>
  country === STATELESS || country === OTHER_COUNTRY ? '' : country;
