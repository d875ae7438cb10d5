import { type Guest, HOME_STAY } from '~/domain/guest';
import type { RepresentativeField, Visibilities } from '~/domain/visibility';
import { ageRow, genderRow, nameRows } from './companion';
import type { FieldRow, UsualAnswer } from './form';
import * as rules from './rules';

/** Answers to the question for the occupation. */
const OCCUPATIONS: readonly UsualAnswer[] = [
  { label: 'views.checkin.input_representative_view.occupation_employee' },
  { label: 'views.checkin.input_representative_view.occupation_self_employed' },
  { label: 'views.checkin.input_representative_view.occupation_public' },
  { label: 'views.checkin.input_representative_view.occupation_part_time' },
  { label: 'views.checkin.input_representative_view.occupation_student' },
  { label: 'views.checkin.input_representative_view.occupation_homemaker' },
  { label: 'views.checkin.input_representative_view.occupation_none' },
];

/** Answers to the question where the guest stayed before. */
const STAYS: readonly UsualAnswer[] = [
  { label: 'views.checkin.input_representative_view.home_stay', value: HOME_STAY },
  { label: 'views.checkin.input_representative_view.stay_family' },
  { label: 'views.checkin.input_representative_view.stay_hotel' },
];

const level =
  (field: RepresentativeField) =>
  ({ representative }: Visibilities) =>
    representative[field];
const always = () => 2 as const;
const overseas = ({ overseasFlug }: Pick<Guest, 'overseasFlug'>) => overseasFlug;
const domestic = ({ overseasFlug }: Pick<Guest, 'overseasFlug'>) => !overseasFlug;

/** The settings that the representative's form depends on. */
export type RepresentativeOptions = { readonly separate_city_and_area: boolean };

/** The fields of the representative's form, in order. */
export const representativeRows = (
  visibilities: Visibilities,
  { separate_city_and_area }: RepresentativeOptions = { separate_city_and_area: true },
): readonly FieldRow[] => [
  ...nameRows(visibilities, 'representative'),
  genderRow('representative'),
  ageRow('representative'),
  ...(separate_city_and_area ? ADDRESS : ADDRESS.flatMap(combined)),
  ...STAY,
];

/** Replaces city and area by one field, which has the higher of the two levels. */
function combined(row: FieldRow): readonly FieldRow[] {
  if (row.name === 'subarea') return [];
  if (row.name !== 'city') return [row];
  return [
    {
      ...row,
      label: 'views.checkin.input_representative_view.city_and_area',
      level: ({ representative: { city, subarea } }) =>
        city === 2 || subarea === 2 ? 2 : city === 1 || subarea === 1 ? 1 : 0,
    },
  ];
}

/** A part of an address in Japan. */
const IN_JAPAN = { section: 'address', belongs: domestic, rule: rules.address } as const;

const ADDRESS: readonly FieldRow[] = [
  {
    name: 'overseasFlug',
    label: 'views.checkin.input_representative_view.overseas',
    section: 'address',
    control: { kind: 'residence' },
    level: level('overseas'),
    rule: rules.anyChoice,
    wide: true,
  },
  {
    name: 'postcode',
    label: 'views.checkin.input_representative_view.postcode',
    hint: 'views.checkin.input_representative_view.postcode_hint',
    section: 'address',
    control: { kind: 'postcode' },
    level: level('zip_code'),
    belongs: domestic,
    rule: rules.postcode,
    wide: true,
  },
  {
    ...IN_JAPAN,
    name: 'prefecture',
    label: 'views.checkin.input_representative_view.prefecture',
    control: { kind: 'prefecture' },
    level: level('prefecture'),
  },
  {
    ...IN_JAPAN,
    name: 'city',
    label: 'views.checkin.input_representative_view.city',
    control: { kind: 'text', maxLength: 100 },
    level: level('city'),
  },
  {
    ...IN_JAPAN,
    name: 'subarea',
    label: 'views.checkin.input_representative_view.subarea',
    control: { kind: 'text', maxLength: 100 },
    level: level('subarea'),
  },
  {
    ...IN_JAPAN,
    name: 'furtherSubarea',
    label: 'views.checkin.input_representative_view.further_subarea',
    control: { kind: 'text', maxLength: 200, houseNumber: true },
    level: level('address'),
  },
  {
    name: 'countrycode',
    label: 'views.checkin.input_representative_view.country',
    section: 'address',
    control: { kind: 'country' },
    level: always,
    belongs: overseas,
    rule: rules.anyChoice,
    wide: true,
  },
  {
    name: 'address',
    label: 'views.checkin.input_representative_view.address',
    hint: 'views.checkin.input_representative_view.address_hint',
    section: 'address',
    control: { kind: 'multiline', maxLength: 400 },
    level: level('address'),
    belongs: overseas,
    rule: rules.address,
    wide: true,
  },
  {
    name: 'telCountrycode',
    label: 'views.checkin.input_representative_view.tel_country',
    section: 'address',
    control: { kind: 'country', tel: true },
    // The phone number's level. Follows the country of residence until the guest chooses another, and never refuses.
    level: level('phone'),
    belongs: overseas,
    rule: () => undefined,
  },
  {
    name: 'tel',
    label: 'views.checkin.input_representative_view.tel',
    hint: 'views.checkin.input_representative_view.tel_hint',
    section: 'address',
    control: { kind: 'digits', maxLength: 20, tel: true },
    level: level('phone'),
    rule: rules.phone,
  },
  {
    name: 'passport',
    label: 'views.checkin.input_representative_view.passport',
    hint: 'views.checkin.input_representative_view.passport_hint',
    section: 'address',
    control: { kind: 'passport' },
    level: level('passport'),
    belongs: overseas,
    rule: rules.passport,
    wide: true,
  },
];

/** A question about the stay. */
const ABOUT_STAY = { section: 'stay', rule: rules.anyText, wide: true } as const;

const STAY: readonly FieldRow[] = [
  {
    ...ABOUT_STAY,
    name: 'occupation',
    label: 'views.checkin.input_representative_view.occupation',
    control: { kind: 'text', maxLength: 100, usual: OCCUPATIONS },
    level: level('occupation'),
  },
  {
    ...ABOUT_STAY,
    name: 'prevAccommodation',
    label: 'views.checkin.input_representative_view.prev_accommodation',
    control: { kind: 'text', maxLength: 100, usual: STAYS },
    level: level('prev_accommodation'),
  },
  {
    ...ABOUT_STAY,
    name: 'nextAccommodation',
    label: 'views.checkin.input_representative_view.next_accommodation',
    control: { kind: 'text', maxLength: 100, usual: STAYS },
    level: level('next_accommodation'),
  },
];
