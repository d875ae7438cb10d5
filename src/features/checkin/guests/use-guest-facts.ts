import { useTranslation } from 'react-i18next';
import { FIELD_ROWS, type Guest, type GuestField } from '~/domain/guest';
import { prefectureName } from '~/domain/prefectures';
import { isSame } from '~/fields/filling';
import { type FieldRow, shownFields } from '~/fields/form';
import { companionRows, representativeRows, shortLabelOf } from '~/fields/guest-rows';
import { isKana, readingOf } from '~/fields/known-names';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import type { Description } from '~/ui/description-list';
import { wordsOf } from '~/ui/parts';
import { useCallingCodes, useCountryNames } from './use-countries';

/** A line of the summary, for one field or several. */
export type GuestFactField = GuestField | 'name' | 'kana';

function lineOf(field: GuestField): GuestFactField | undefined {
  const { line } = FIELD_ROWS[field];
  return line === 'own' ? field : line;
}

/** The lines of the summary for fields of a form. */
export const factsOf = (fields: readonly { readonly name: GuestField }[]): readonly GuestFactField[] =>
  fields.flatMap(({ name }) => lineOf(name) ?? []);

/** A line with its text: an answer, or if `isBlank` the words for none. */
type GuestFact = Description & { readonly value: string | undefined; readonly isBlank: boolean };

/** The summary of a guest's answers, without fields that the hotel hides. */
export function useGuestFacts(guest: Guest, who: 'representative' | 'companion'): readonly GuestFact[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const visibilities = useSnapshot((session) => session.visibilities);
  const country = useCountryNames();
  const callingCode = useCallingCodes();
  const { display } = useConfig();
  const rows =
    who === 'representative' ? representativeRows(visibilities, display) : companionRows(visibilities);
  const shown = new Set(factsOf(shownFields(rows, visibilities, guest)));
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

  const address = guest.overseasFlug
    ? [joined(guest.address, guest.countrycode && `(${country(guest.countrycode)})`)]
    : addressParts(guest, t('views.checkin.input_representative_view.prefecture_names'), language);
  const [name, kana] = [joined(guest.lastName, guest.firstName), joined(guest.lastKana, guest.firstKana)];

  const answer = ({ name, control }: FieldRow): string => {
    const value = String(guest[name]);
    if (control.kind === 'country') return country(value);
    // A word of the register is shown in the guest's language.
    const offered = control.kind === 'choice' ? control.answers : 'usual' in control ? control.usual : [];
    const chosen = offered?.find((one) => one.value === value);
    return chosen ? t(chosen.label) : value;
  };

  const fact = (
    field: GuestFactField,
    label: TextKey,
    value: string,
    look: Pick<Description, 'isLead' | 'isBroad' | 'parts'> = {},
  ) => ({ ...look, field, name: t(label), value });
  const facts = [
    fact('name', 'views.checkin.guests_info_view.name', name, {
      parts: wordsOf(name),
      isLead: guest.lastName !== '' || guest.firstName !== '',
    }),
    fact('kana', 'views.checkin.guests_info_view.kana', kana, { parts: wordsOf(kana) }),
    fact('address', shortLabelOf('address'), address.join(''), { parts: address, isBroad: true }),
    fact(
      'tel',
      shortLabelOf('tel'),
      guest.overseasFlug && guest.tel !== ''
        ? joined(callingCode(guest.telCountrycode || guest.countrycode), guest.tel)
        : guest.tel,
    ),
    fact(
      'age',
      shortLabelOf('age'),
      guest.age === '' ? '' : t('views.checkin.guests_info_view.years', { count: Number(guest.age) }),
    ),
    ...rows
      .filter(({ name }) => FIELD_ROWS[name].line === 'own')
      .map((row) => fact(row.name, shortLabelOf(row.name), answer(row))),
  ];
  // A name in Latin letters is its own reading.
  if (!isKana(kana) && isSame(kana, joined(readingOf(guest.lastName), readingOf(guest.firstName))))
    shown.delete('kana');
  return facts.map(({ value, parts, ...fact }) => ({
    ...fact,
    parts: value === '' ? undefined : parts,
    value: shown.has(fact.field) ? value || t('views.checkin.guests_info_view.blank') : undefined,
    isBlank: value === '',
  }));
}

/** A Japanese address in parts that should not break: postcode, prefecture, town, each with its space. */
function addressParts(guest: Guest, prefectureNames: string, language: string): string[] {
  const { postcode, prefecture, city, subarea, furtherSubarea } = guest;
  const places = [prefectureName(prefecture, prefectureNames), city, subarea, furtherSubarea].filter(Boolean);
  const space = language === 'ja' ? '' : ' ';
  return [
    postcode === '' ? '' : `〒${postcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}\n`,
    ...places.map((place, at) => (at < places.length - 1 ? place + space : place)),
  ].filter(Boolean);
}
