import type { TextKey } from '~/i18n/keys';
import { anyChoice } from './rules';
import { searchNameError, searchPhoneError } from './search-rules';

/** The search form. Fields that the hotel does not ask for are empty. */
export type SearchForm = {
  readonly reservationName: string;
  readonly phoneNumber: string;
  readonly facilityId: string;
};

/** Which fields the search asks for in addition to the name. */
export type SearchAsks = { readonly phoneNumber: boolean; readonly facility: boolean };

/** The errors of a search, by field; empty if it can be sent. */
export function searchErrors(
  { reservationName, phoneNumber, facilityId }: SearchForm,
  asks: SearchAsks,
): readonly (readonly [field: keyof SearchForm, error: TextKey])[] {
  const errors: [keyof SearchForm, TextKey | undefined][] = [
    ['reservationName', searchNameError(reservationName)],
    ['phoneNumber', asks.phoneNumber ? searchPhoneError(phoneNumber) : undefined],
    ['facilityId', asks.facility ? anyChoice(facilityId, true) : undefined],
  ];
  return errors.flatMap(([field, error]) => (error ? [[field, error] as const] : []));
}
