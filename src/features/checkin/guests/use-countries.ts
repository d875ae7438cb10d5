import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Config } from '~/config/schema';
import { isEastAsian } from '~/domain/languages';
import { OTHER_COUNTRY, STATELESS } from '~/domain/no-country';
import { useConfig } from '~/hooks/use-config';
import { type Country, loadCountries } from '~/hotel/outside/countries';
import type { TextKey } from '~/i18n/keys';

/** Query for the list of countries that comes with the app: the same for every guest, so it is kept. */
export const countriesQuery = ({ api }: Config) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => loadCountries(api.timeout_ms, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const NONE: readonly Country[] = [];

/** The countries; empty while they are loading. */
export const useCountries = (): readonly Country[] => useQuery(countriesQuery(useConfig())).data ?? NONE;

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

/** The answers that are no country. Browsers have no names for them; `words` are searched besides the name. */
export const NO_COUNTRIES: Readonly<
  Partial<Record<string, { readonly label: TextKey; readonly words: string }>>
> = {
  [STATELESS]: {
    label: 'views.checkin.input_representative_view.country_stateless',
    words: 'stateless むこくせき',
  },
  [OTHER_COUNTRY]: { label: 'views.checkin.input_representative_view.country_other', words: 'other そのた' },
};

/** Returns a function from a country's code to its name in the guest's language; in Japanese, the list's own name. None for no country. */
export function useCountryNames(): (code: string) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const countries = useCountries();
  return useCallback(
    (code) => {
      if (code === '') return '';
      const label = NO_COUNTRIES[code]?.label;
      if (label) return t(label);
      const title = countries.find(({ value }) => value === code)?.title;
      return language === 'ja' && title !== undefined ? title : (countryNames(language).of(code) ?? code);
    },
    [countries, language, t],
  );
}

/** Returns a function from a country's code to its calling code, such as `+1`; empty where the list has none, or is loading. */
export function useCallingCodes(): (code: string) => string {
  const countries = useCountries();
  return (code) =>
    /\((\+[\d-]+)\)$/.exec(countries.find(({ value }) => value === code)?.detailTitle ?? '')?.[1] ?? '';
}
