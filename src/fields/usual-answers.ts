import { HOME_STAY } from '~/domain/guest';
import type { UsualAnswer } from './row';

/** Answers to the question for the occupation. */
export const OCCUPATIONS: readonly UsualAnswer[] = [
  { label: 'views.checkin.input_representative_view.occupation_employee' },
  { label: 'views.checkin.input_representative_view.occupation_self_employed' },
  { label: 'views.checkin.input_representative_view.occupation_public' },
  { label: 'views.checkin.input_representative_view.occupation_part_time' },
  { label: 'views.checkin.input_representative_view.occupation_student' },
  { label: 'views.checkin.input_representative_view.occupation_homemaker' },
  { label: 'views.checkin.input_representative_view.occupation_none' },
];

/** Answers to the question where the guest stayed before. */
export const STAYS: readonly UsualAnswer[] = [
  { label: 'views.checkin.input_representative_view.home_stay', value: HOME_STAY },
  { label: 'views.checkin.input_representative_view.stay_family' },
  { label: 'views.checkin.input_representative_view.stay_hotel' },
];
