import { useMemo } from 'react';
import type { ControlProps } from '~/ui/field';
import { Picker } from '~/ui/picker';
import { useTexts } from '~/ui/texts';
import { countryNames, useCountries } from './use-countries';

/** The countries offered first: Japan, then those most foreign guests come from; ISO 3166-1 alpha-2. */
const FREQUENT = ['JP', 'CN', 'KR', 'TW', 'HK', 'US', 'TH', 'AU', 'SG', 'GB', 'FR', 'DE'];
/** Before those come the countries that speak the guest's language. */
const SPEAKING: Readonly<Partial<Record<string, readonly string[]>>> = {
  en: ['US', 'GB', 'AU', 'SG', 'CA'],
  'zh-Hans': ['CN', 'SG'],
  'zh-Hant': ['TW', 'HK'],
  ko: ['KR'],
};

/** Picks a country, listed with its calling code; searchable by name in Japanese, English and the guest's language. */
export function CountryPicker(props: {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly control: ControlProps;
}) {
  const { t, language } = useTexts();
  const countries = useCountries();
  const groups = useMemo(() => {
    const shown = countryNames(language);
    const inFull = new Intl.DisplayNames(language, { type: 'region' });
    const english = countryNames('en');
    const items = countries.map(({ value, title, detailTitle }) => ({
      value,
      label: language === 'ja' ? detailTitle : detailTitle.replace(title, shown.of(value) ?? title),
      words: [title, english.of(value), inFull.of(value), value].join(' '),
    }));
    // The list is already sorted by the Japanese names.
    if (language !== 'ja') {
      const { compare } = new Intl.Collator(language);
      items.sort((a, b) => compare(a.label, b.label));
    }
    return [
      {
        heading: t('views.checkin.input_representative_view.picker_frequent'),
        items: [...new Set([...(SPEAKING[language] ?? []), ...FREQUENT])].flatMap(
          (code) => items.find(({ value }) => value === code) ?? [],
        ),
      },
      { heading: t('views.checkin.input_representative_view.picker_all'), items },
    ];
  }, [countries, language, t]);
  return (
    <Picker
      {...props}
      groups={groups}
      search={{
        placeholder: t('views.checkin.input_representative_view.picker_search'),
        none: t('views.checkin.input_representative_view.picker_none'),
      }}
    />
  );
}
