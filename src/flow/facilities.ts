import { faultOf, HotelError } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Facility } from '~/hotel/dialect-wire';
import type { Hotel } from '~/hotel/hotel';

/**
 * The facilities to choose from.
 * @throws HotelError of kind `facilities` whatever went wrong; `dropped` when the visit ended meanwhile
 */
export async function loadFacilities(hotel: Hotel): Promise<readonly Facility[]> {
  try {
    return await hotel.ask(calls.facilities, undefined);
  } catch (error) {
    if (faultOf(error).kind === 'dropped') throw error;
    throw new HotelError({ kind: 'facilities' }, calls.facilities.name);
  }
}
