import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Config } from '~/config/schema';
import { isEastAsian } from '~/domain/languages';
import { OTHER_COUNTRY, STATELESS } from '~/domain/no-country';
import { useConfig } from '~/hooks/use-config';
import { type Country, loadCountries } from '~/hotel/outside/countries';
import type { TextKey } from '~/i18n/keys';

/** Query for the app's list of countries, which is kept for every guest. */
export const countriesQuery = ({ api }: Config) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => loadCountries(api.timeout_ms, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const NONE: readonly Country[] = [];

/** The countries; empty while they load. */
export const useCountries = (): readonly Country[] => useQuery(countriesQuery(useConfig())).data ?? NONE;

/** Names of countries: short in Japanese, Chinese and Korean (香港), long elsewhere, where short may be US. */
export function countryNames(language: string): Intl.DisplayNames {
  const names =
    kept.get(language) ??
    new Intl.DisplayNames(language, { type: 'region', style: isEastAsian(language) ? 'short' : 'long' });
  kept.set(language, names);
  return names;
}

/** Making one takes a slow tablet longer than a frame. */
const kept = new Map<string, Intl.DisplayNames>();

/** Answers without a country, which browsers cannot name. A search also finds `words`. */
export const NO_COUNTRIES: Readonly<
  Partial<Record<string, { readonly label: TextKey; readonly words: string }>>
> = {
  [STATELESS]: {
    label: 'views.checkin.input_representative_view.country_stateless',
    words: 'stateless むこくせき',
  },
  [OTHER_COUNTRY]: { label: 'views.checkin.input_representative_view.country_other', words: 'other そのた' },
};

/** A function from a country's code to its name in the guest's language; empty for no country. */
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

/** A function from a country's code to its calling code, such as `+1`; empty if unknown. */
export function useCallingCodes(): (code: string) => string {
  const countries = useCountries();
  return (code) =>
    /\((\+[\d-]+)\)$/.exec(countries.find(({ value }) => value === code)?.detailTitle ?? '')?.[1] ?? '';
}
