import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { telCountryOf } from '~/domain/no-country';
import { Picker, type PickerProps } from '~/ui/picker';
import { countryNames, NO_COUNTRIES, useCountries, useCountryNames } from './use-countries';

/** First countries of the list: Japan and the most frequent ones; ISO 3166-1 alpha-2. */
const FREQUENT = ['JP', 'CN', 'KR', 'TW', 'HK', 'US', 'TH', 'AU', 'SG', 'GB', 'FR', 'DE'];
/** Countries of the guest's language, which come before. */
const SPEAKING: Readonly<Partial<Record<string, readonly string[]>>> = {
  en: ['US', 'GB', 'AU', 'SG', 'CA'],
  'zh-Hans': ['CN', 'SG'],
  'zh-Hant': ['TW', 'HK'],
  ko: ['KR'],
};

/** A country picker, searchable in Japanese, English and the guest's language. Answers without a country come last. */
export function CountryPicker({
  tel,
  ...props
}: Omit<PickerProps, 'groups'> & {
  /** For a phone number: only countries with a calling code. */
  readonly tel: boolean;
}) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const countries = useCountries();
  const nameOf = useCountryNames();
  const groups = useMemo(() => {
    const inFull = new Intl.DisplayNames(language, { type: 'region' });
    const english = countryNames('en');
    const items = countries.map(({ value, title, detailTitle }) => ({
      value,
      label: detailTitle.replace(title, () => nameOf(value)),
      words: [title, NO_COUNTRIES[value]?.words ?? `${english.of(value)} ${inFull.of(value)}`, value].join(
        ' ',
      ),
    }));
    // The list is already sorted by Japanese names.
    if (language !== 'ja') {
      const { compare } = new Intl.Collator(language);
      items.sort((a, b) => compare(a.label, b.label));
    }
    const withCode = (codes: readonly string[]) =>
      codes.flatMap((code) => items.find(({ value }) => value === code) ?? []);
    return [
      {
        heading: t('views.checkin.input_representative_view.picker_frequent'),
        items: withCode([...new Set([...(SPEAKING[language] ?? []), ...FREQUENT])]),
      },
      {
        heading: t('views.checkin.input_representative_view.picker_all'),
        items: items.filter(({ value }) => telCountryOf(value) !== ''),
      },
      {
        heading: t('views.checkin.input_representative_view.picker_unlisted'),
        items: tel ? [] : withCode(Object.keys(NO_COUNTRIES)),
        isLastResort: true,
      },
    ].filter((group) => group.items.length > 0);
  }, [countries, language, nameOf, t, tel]);
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
