import type { Gender, Guest } from '~/domain/guest';
import { prefectureName } from '~/domain/prefecture-names';
import { companionRows } from '~/fields/companion';
import { representativeRows } from '~/fields/representative';
import { type GuestField, shownFields } from '~/fields/row';
import type { TextKey } from '~/i18n/keys';
import type { Fact } from '~/ui/facts';
import { useTexts } from '~/ui/texts';
import { useConfig } from '~/ui/use-config';
import { useSnapshot } from '~/ui/use-snapshot';
import { useCountryNames } from './-use-countries';

const GENDERS: Readonly<Record<Exclude<Gender, ''>, TextKey>> = {
  '1': 'views.checkin.input_representative_view.gender_male',
  '2': 'views.checkin.input_representative_view.gender_female',
  '3': 'views.checkin.input_representative_view.gender_other',
};

/** What a guest entered, in words: only what the hotel asks for. */
export function useGuestFacts(guest: Guest, who: 'representative' | 'companion'): readonly Fact[] {
  const { t, i18n } = useTexts();
  const visibilities = useSnapshot((session) => session.visibilities);
  const country = useCountryNames();
  const { display } = useConfig();
  const rows =
    who === 'representative' ? representativeRows(visibilities, display) : companionRows(visibilities);
  const shown = new Set<GuestField>(shownFields(rows, visibilities, guest).map(({ name }) => name));
  const words = (...parts: readonly string[]) =>
    parts.filter(Boolean).join(' ') || t('views.checkin.guests_info_view.blank');
  const when = (isShown: boolean, value: string) => (isShown ? value : undefined);
  const has = (...fields: readonly GuestField[]) => fields.some((field) => shown.has(field));

  return [
    {
      field: 'name',
      name: t('views.checkin.guests_info_view.name'),
      value: when(has('lastName', 'firstName'), words(guest.lastName, guest.firstName)),
      isLead: guest.lastName !== '' || guest.firstName !== '',
    },
    {
      field: 'kana',
      name: t('views.checkin.guests_info_view.kana'),
      value: when(has('lastKana', 'firstKana'), words(guest.lastKana, guest.firstKana)),
    },
    {
      field: 'address',
      name: t('views.checkin.guests_info_view.address'),
      value: guest.overseasFlug
        ? when(has('address', 'countrycode'), words(guest.address, `(${country(guest.countrycode)})`))
        : when(
            has('postcode', 'prefecture', 'city', 'subarea', 'furtherSubarea'),
            [
              guest.postcode === '' ? '' : `〒${guest.postcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`,
              [
                prefectureName(guest.prefecture, i18n.language),
                guest.city,
                guest.subarea,
                guest.furtherSubarea,
              ]
                .filter(Boolean)
                .join(i18n.language === 'ja' ? '' : ' '),
            ]
              .filter(Boolean)
              .join('\n') || t('views.checkin.guests_info_view.blank'),
          ),
    },
    {
      field: 'tel',
      name: t('views.checkin.guests_info_view.tel'),
      value: when(
        has('tel'),
        guest.overseasFlug && guest.tel !== ''
          ? words(guest.tel, `(${country(guest.telCountrycode)})`)
          : words(guest.tel),
      ),
    },
    {
      field: 'age',
      name: t('views.checkin.guests_info_view.age'),
      value: when(
        has('age'),
        words(
          guest.age === '' ? '' : t('views.checkin.guests_info_view.years', { count: Number(guest.age) }),
        ),
      ),
    },
    {
      field: 'gender',
      name: t('views.checkin.guests_info_view.gender'),
      value: when(has('gender'), words(guest.gender === '' ? '' : t(GENDERS[guest.gender]))),
    },
    {
      field: 'occupation',
      name: t('views.checkin.guests_info_view.occupation'),
      value: when(has('occupation'), words(guest.occupation)),
    },
    {
      field: 'prevAccommodation',
      name: t('views.checkin.guests_info_view.prev_accommodation'),
      value: when(has('prevAccommodation'), words(guest.prevAccommodation)),
    },
    {
      field: 'nextAccommodation',
      name: t('views.checkin.guests_info_view.next_accommodation'),
      value: when(has('nextAccommodation'), words(guest.nextAccommodation)),
    },
  ];
}
