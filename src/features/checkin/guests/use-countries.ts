import { queryOptions, useQuery } from '@tanstack/react-query';
import { config } from '~/config/settings';
import { isEastAsian } from '~/domain/languages';
import { type Country, loadCountries } from '~/hotel/outside/countries';
import { useTexts } from '~/ui/texts';

/** Query for the list of countries that comes with the app: the same for every guest, so it is kept. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => loadCountries(config().api.timeout_ms, signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

const NONE: readonly Country[] = [];

/** The countries; empty while they are loading. */
export const useCountries = (): readonly Country[] => useQuery(countriesQuery).data ?? NONE;

/**
 * The names of countries in a language: in the short, everyday form, such as 香港 and 한국; in languages such as English in
 * the long form, because the short one may be an abbreviation such as US.
 */
export function countryNames(language: string): Intl.DisplayNames {
  const names =
    kept.get(language) ??
    new Intl.DisplayNames(language, { type: 'region', style: isEastAsian(language) ? 'short' : 'long' });
  kept.set(language, names);
  return names;
}

/** Made once: on a slow tablet making one takes longer than a frame. */
const kept = new Map<string, Intl.DisplayNames>();

/** Returns a function from a country's code to its name in the guest's language; in Japanese, the list's own name. None for no country. */
export function useCountryNames(): (code: string) => string {
  const { language } = useTexts();
  const countries = useCountries();
  return (code) => {
    if (code === '') return '';
    const title = countries.find(({ value }) => value === code)?.title;
    return language === 'ja' && title !== undefined ? title : (countryNames(language).of(code) ?? code);
  };
}

/** Returns a function from a country's code to its calling code, such as `+1`; empty where the list has none, or is loading. */
export function useCallingCodes(): (code: string) => string {
  const countries = useCountries();
  return (code) =>
    /\((\+[\d-]+)\)$/.exec(countries.find(({ value }) => value === code)?.detailTitle ?? '')?.[1] ?? '';
}
