import { HOME_STAY } from './field-row';

/** Under the codes of the guest register. The third is also no answer. */
export const GENDERS = [
  { label: 'views.checkin.input_representative_view.gender_male', value: '1' },
  { label: 'views.checkin.input_representative_view.gender_female', value: '2' },
  { label: 'views.checkin.input_representative_view.gender_other', value: '3' },
] as const;

export const OCCUPATIONS = [
  { label: 'views.checkin.input_representative_view.occupation_employee' },
  { label: 'views.checkin.input_representative_view.occupation_self_employed' },
  { label: 'views.checkin.input_representative_view.occupation_public' },
  { label: 'views.checkin.input_representative_view.occupation_part_time' },
  { label: 'views.checkin.input_representative_view.occupation_student' },
  { label: 'views.checkin.input_representative_view.occupation_homemaker' },
  { label: 'views.checkin.input_representative_view.occupation_none' },
] as const;

export const STAYS = [
  { label: 'views.checkin.input_representative_view.home_stay', value: HOME_STAY },
  { label: 'views.checkin.input_representative_view.stay_family' },
  { label: 'views.checkin.input_representative_view.stay_hotel' },
] as const;
