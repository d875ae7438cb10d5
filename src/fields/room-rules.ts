import { plainDigits } from '~/domain/digits';
import type { Checked, FormRow } from './form-row';
import { roomNumber } from './rules';

/** The number of a room, where the hotel does not list the guest's rooms. */
export const ROOM_NUMBER: FormRow<{ readonly roomNumber: string }> = {
  name: 'roomNumber',
  label: 'views.checkout.room_number_view.room_number',
  hint: 'views.checkout.room_number_view.room_number_hint',
  required: true,
  normalise: plainDigits,
  rule: roomNumber,
};

/** The rooms that the guest has ticked. */
export type ListedRooms = { readonly roomNumbers: readonly string[] };

/** At least one of the rooms that the hotel lists has to be ticked. */
export const checkListedRooms = (values: ListedRooms): Checked<ListedRooms> => ({
  values,
  errors: values.roomNumbers.length > 0 ? [] : [['roomNumbers', 'validation.select']],
});
