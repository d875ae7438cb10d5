import type { Config } from '~/config/schema';
import { plainDigits } from '~/domain/digits';
import { reservationNameForLookup } from '~/domain/kana';
import { faultOf, HotelError } from '~/errors/fault';
import type { SearchForm } from '~/fields/search-form';
import { calls } from '~/hotel/calls';
import type { Facility, Hotel } from '~/hotel/hotel';
import { currentLanguage } from '~/i18n/texts';
import { type Session, updateSession } from '~/session/store';
import { resetForSearch } from '~/session/visit';
import { codeUse } from './checkin-code';
import { nextScreenWithPayment } from './next';
import type { ScreenPath } from './screens';

/**
 * Looks up the reservation and stores it in the session. A failure resets everything but the typed search.
 * @returns the next screen
 * @throws HotelError
 */
export async function lookUpReservation(form: SearchForm, hotel: Hotel, config: Config): Promise<ScreenPath> {
  const { display, visibility } = config;
  const typed = { typedReservationName: form.reservationName, typedPhoneNumber: form.phoneNumber };
  updateSession({ ...typed, lookupLanguage: currentLanguage() });
  if (display.use_facility_selector) updateSession({ facilityId: form.facilityId });
  try {
    updateSession({ authToken: await hotel.ask(calls.checkinToken, searchCriteria(typed, config)) });
    updateSession({
      reservation: await hotel.ask(calls.checkinInfo, undefined),
      visibilities: visibility ?? {},
    });
    if (codeUse(config) !== 'none') {
      updateSession({ checkinCode: await hotel.ask(calls.checkinCode, undefined) });
    }
    return await nextScreenWithPayment('/checkin/search', hotel, config);
  } catch (error) {
    // After the end of the visit the session is the next guest's.
    if (faultOf(error).kind !== 'dropped') resetForSearch();
    throw error;
  }
}

/** The search as the hotel gets it. */
export const searchCriteria = (
  { typedReservationName, typedPhoneNumber }: Pick<Session, 'typedReservationName' | 'typedPhoneNumber'>,
  { display }: Config,
) => ({
  name: reservationNameForLookup(typedReservationName, display.search_without_spaces),
  phoneNumber: display.use_phone_number_in_search ? plainDigits(typedPhoneNumber) : undefined,
});

/**
 * Loads the facilities that the guest can choose.
 * @throws HotelError of kind `facilities`; `dropped` if the visit ended meanwhile
 */
export async function loadFacilities(hotel: Hotel): Promise<readonly Facility[]> {
  try {
    return await hotel.ask(calls.facilities, undefined);
  } catch (error) {
    if (faultOf(error).kind === 'dropped') throw error;
    throw new HotelError({ kind: 'facilities' }, calls.facilities.name);
  }
}
