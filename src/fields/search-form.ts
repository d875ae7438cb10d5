import { plainDigits } from '~/domain/digits';
import { toReading } from '~/domain/kana';
import type { FormRow } from './form-row';
import * as rules from './rules';

/** The search form. Fields that the hotel hides are empty. */
export type SearchForm = {
  readonly reservationName: string;
  readonly phoneNumber: string;
  readonly facilityId: string;
};

type SearchAsks = { readonly phoneNumber: boolean; readonly facility: boolean };

/** The name on the reservation, checked as it is looked up. */
export const RESERVATION_NAME: FormRow<SearchForm> = {
  name: 'reservationName',
  label: 'views.checkin.search_view.reservation_name',
  hint: 'views.checkin.search_view.reservation_name_hint',
  required: true,
  normalise: toReading,
  rule: rules.reservationName,
};

export const PHONE_NUMBER: FormRow<SearchForm> = {
  name: 'phoneNumber',
  label: 'views.checkin.search_view.phone_number',
  hint: 'views.checkin.search_view.phone_number_hint',
  required: true,
  normalise: plainDigits,
  rule: rules.phone,
};

export const FACILITY: FormRow<SearchForm> = {
  name: 'facilityId',
  label: 'views.checkin.search_view.facility',
  required: true,
  rule: rules.anyChoice,
};

export const searchRows = (asks: SearchAsks): readonly FormRow<SearchForm>[] => [
  RESERVATION_NAME,
  ...(asks.phoneNumber ? [PHONE_NUMBER] : []),
  ...(asks.facility ? [FACILITY] : []),
];
