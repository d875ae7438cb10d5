import type { Config } from '~/config/schema';
import { type PartySize, partyTotal } from '~/domain/guest';
import type { Reservation } from '~/domain/reservation';

/** The party of a reservation as far as the hotel shows it: kinds it does not show do not take part. */
export const partyOf = (reservation: Reservation, { display }: Config): PartySize => ({
  adults: reservation.numOfAdults,
  children: display.show_num_of_children ? reservation.numOfChildren : 0,
  others: display.show_num_of_others ? reservation.numOfOthers : 0,
});

/** True where somebody comes along with the representative. */
export const hasCompanions = (reservation: Reservation, config: Config): boolean =>
  partyTotal(partyOf(reservation, config)) > 1;
