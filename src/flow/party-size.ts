import type { Config } from '~/config/schema';
import { type PartySize, partyTotal } from '~/domain/guest';
import type { Reservation } from '~/domain/reservation';

/** The size of a party without the kinds of guests that the hotel hides. */
export const partyOf = (reservation: Reservation, { display }: Config): PartySize => ({
  adults: reservation.numOfAdults,
  children: display.show_num_of_children ? reservation.numOfChildren : 0,
  others: display.show_num_of_others ? reservation.numOfOthers : 0,
});

export const hasCompanions = (reservation: Reservation, config: Config): boolean =>
  partyTotal(partyOf(reservation, config)) > 1;
