import { useTranslation } from 'react-i18next';
import { type Gender, type Guest, type GuestField, HOME_STAY } from '~/domain/guest';
import { prefectureName } from '~/domain/prefectures';
import { companionRows } from '~/fields/companion';
import { isSame } from '~/fields/filling';
import { shownFields } from '~/fields/form';
import { isKana, readingOf } from '~/fields/known-names';
import { representativeRows } from '~/fields/representative';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import type { Description } from '~/ui/description-list';
import { wordsOf } from '~/ui/parts';
import { useCallingCodes, useCountryNames } from './use-countries';

/** The answers to the question for the gender. */
export const GENDERS: Readonly<Record<Exclude<Gender, ''>, TextKey>> = {
  '1': 'views.checkin.input_representative_view.gender_male',
  '2': 'views.checkin.input_representative_view.gender_female',
  '3': 'views.checkin.input_representative_view.gender_other',
};

/** The rows of the summary of a guest; fields with `none` are not in it. */
export type GuestFactField = Exclude<(typeof ROW_OF)[keyof typeof ROW_OF], 'none'>;

/** The summary row in which each field appears. The type requires an entry for every field. */
const ROW_OF = {
  lastName: 'name',
  firstName: 'name',
  lastKana: 'kana',
  firstKana: 'kana',
  postcode: 'address',
  prefecture: 'address',
  city: 'address',
  subarea: 'address',
  furtherSubarea: 'address',
  countrycode: 'address',
  address: 'address',
  tel: 'tel',
  telCountrycode: 'tel',
  age: 'age',
  gender: 'gender',
  occupation: 'occupation',
  prevAccommodation: 'prevAccommodation',
  nextAccommodation: 'nextAccommodation',
  // Shown by the country in the address.
  overseasFlug: 'none',
  // The guest saw the picture when it was taken.
  passport: 'none',
} as const satisfies Record<GuestField, string>;

/** The rows of the summary in which fields of a form appear; one row may show several of them. */
export const factsOf = (fields: readonly { readonly name: GuestField }[]): readonly GuestFactField[] =>
  fields.map(({ name }) => ROW_OF[name]).filter((fact) => fact !== 'none');

/** A fact whose value is text: the guest's answer, or, if `isBlank`, that there is none. */
type GuestFact = Description & { readonly value: string | undefined; readonly isBlank: boolean };

/** The summary of what a guest entered, limited to the fields that the hotel asks for. */
export function useGuestFacts(guest: Guest, who: 'representative' | 'companion'): readonly GuestFact[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const visibilities = useSnapshot((session) => session.visibilities);
  const country = useCountryNames();
  const callingCode = useCallingCodes();
  const { display } = useConfig();
  const rows =
    who === 'representative' ? representativeRows(visibilities, display) : companionRows(visibilities);
  const shown = new Set<string>(shownFields(rows, visibilities, guest).map(({ name }) => ROW_OF[name]));
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
  const stay = (place: string) =>
    place === HOME_STAY ? t('views.checkin.input_representative_view.home_stay') : place;

  const address = guest.overseasFlug
    ? [joined(guest.address, guest.countrycode && `(${country(guest.countrycode)})`)]
    : addressParts(guest, t('views.checkin.input_representative_view.prefecture_names'), language);
  const [name, kana] = [joined(guest.lastName, guest.firstName), joined(guest.lastKana, guest.firstKana)];

  const fact = (
    name: TextKey,
    value: string,
    look: Pick<Description, 'isLead' | 'isBroad' | 'parts'> = {},
  ) => ({ ...look, name: t(name), value });
  const facts: Readonly<Record<GuestFactField, ReturnType<typeof fact>>> = {
    name: fact('views.checkin.guests_info_view.name', name, {
      parts: wordsOf(name),
      isLead: guest.lastName !== '' || guest.firstName !== '',
    }),
    kana: fact('views.checkin.guests_info_view.kana', kana, { parts: wordsOf(kana) }),
    address: fact('views.checkin.guests_info_view.address', address.join(''), {
      parts: address,
      isBroad: true,
    }),
    tel: fact(
      'views.checkin.guests_info_view.tel',
      guest.overseasFlug && guest.tel !== ''
        ? joined(callingCode(guest.telCountrycode || guest.countrycode), guest.tel)
        : guest.tel,
    ),
    age: fact(
      'views.checkin.guests_info_view.age',
      guest.age === '' ? '' : t('views.checkin.guests_info_view.years', { count: Number(guest.age) }),
    ),
    gender: fact(
      'views.checkin.guests_info_view.gender',
      guest.gender === '' ? '' : t(GENDERS[guest.gender]),
    ),
    occupation: fact('views.checkin.guests_info_view.occupation', guest.occupation),
    prevAccommodation: fact(
      'views.checkin.guests_info_view.prev_accommodation',
      stay(guest.prevAccommodation),
    ),
    nextAccommodation: fact(
      'views.checkin.guests_info_view.next_accommodation',
      stay(guest.nextAccommodation),
    ),
  };
  // A name in Latin letters is its own reading.
  if (!isKana(kana) && isSame(kana, joined(readingOf(guest.lastName), readingOf(guest.firstName))))
    shown.delete('kana');
  return Object.entries(facts).map(([field, { value, parts, ...fact }]) => ({
    ...fact,
    field,
    parts: value === '' ? undefined : parts,
    value: shown.has(field) ? value || t('views.checkin.guests_info_view.blank') : undefined,
    isBlank: value === '',
  }));
}

/** A Japanese address by what stays in one line where it can: postcode, prefecture, town and so on, with the space after each. */
function addressParts(guest: Guest, prefectureNames: string, language: string): string[] {
  const { postcode, prefecture, city, subarea, furtherSubarea } = guest;
  const places = [prefectureName(prefecture, prefectureNames), city, subarea, furtherSubarea].filter(Boolean);
  const space = language === 'ja' ? '' : ' ';
  return [
    postcode === '' ? '' : `〒${postcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}\n`,
    ...places.map((place, at) => (at < places.length - 1 ? place + space : place)),
  ].filter(Boolean);
}
