import { faultOf, HotelError } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Facility, Hotel } from '~/hotel/hotel';

/**
 * Loads the facilities that the guest can choose.
 * @throws HotelError of kind `facilities` for every failure; `dropped` if the visit ended meanwhile
 */
export async function loadFacilities(hotel: Hotel): Promise<readonly Facility[]> {
  try {
    return await hotel.ask(calls.facilities, undefined);
  } catch (error) {
    if (faultOf(error).kind === 'dropped') throw error;
    throw new HotelError({ kind: 'facilities' }, calls.facilities.name);
  }
}
