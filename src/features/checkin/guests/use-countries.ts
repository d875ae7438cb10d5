import { queryOptions, useQuery } from '@tanstack/react-query';
import { config } from '~/config/settings';
import { type Country, loadCountries } from '~/hotel/outside/countries';
import { useTexts } from '~/ui/texts';

/** The shipped list of countries: the same for every guest, so it is kept for good. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => loadCountries(config().api.timeout_ms, signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

const NONE: readonly Country[] = [];

/** The countries, none as long as they are loading. */
export const useCountries = (): readonly Country[] => useQuery(countriesQuery).data ?? NONE;

/**
 * The names of countries in a language: everyday ones, such as 香港 and 한국; in full in English, whose short ones are
 * letters such as US.
 */
export const countryNames = (language: string): Intl.DisplayNames =>
  new Intl.DisplayNames(language, { type: 'region', style: language === 'en' ? 'long' : 'short' });

/** Says a country in the guest's language by its code: the list's own name in Japanese. */
export function useCountryNames(): (code: string) => string {
  const { i18n } = useTexts();
  const countries = useCountries();
  const shown = countryNames(i18n.language);
  return (code) => {
    const title = countries.find(({ value }) => value === code)?.title;
    return i18n.language === 'ja' && title !== undefined ? title : (shown.of(code) ?? code);
  };
}
