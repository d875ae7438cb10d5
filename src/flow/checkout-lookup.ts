import type { Config } from '~/config/schema';
import { newCheckout } from '~/domain/checkout';
import { reservationNameForLookup, toReading } from '~/domain/kana';
import { PLAIN_PAYMENT } from '~/domain/payment';
import { faultOf, HotelError } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { currentLanguage } from '~/i18n/texts';
import { updateCheckout, updateSession } from '~/session/store';
import { resetForSearch } from '~/session/visit';
import { nextScreen } from './next';
import type { ScreenPath } from './screens';

/** Status of a settled stay: only the check-out is left. */
export const SETTLED = 14;

/**
 * Looks up the stay to check out of. A failure resets everything but the typed name.
 * @returns the next screen
 * @throws HotelError; of kind `message` if the hotel says why the guest cannot check out here
 */
export async function lookUpStay(typedName: string, hotel: Hotel, config: Config): Promise<ScreenPath> {
  updateSession({
    typedReservationName: typedName,
    lookupLanguage: currentLanguage(),
    checkout: newCheckout(toReading(typedName).trim()),
  });
  const name = reservationNameForLookup(typedName, config.display.search_without_spaces);
  try {
    updateSession({ authToken: await hotel.ask(calls.checkoutToken, { name }) });
    const { request_id, status, room_num, message } = await hotel.ask(calls.checkoutInfo, undefined);
    if (request_id) {
      updateCheckout({ requestId: request_id });
      return nextScreen('/checkout/search', config);
    }
    if (status === SETTLED && room_num.length > 0) {
      updateCheckout({ rooms: room_num, isReady: true, hasAgreed: true });
      updateSession({ payment: PAID_ELSEWHERE });
      return nextScreen('/checkout/search', config);
    }
    throw new HotelError(
      message ? { kind: 'message', text: message } : { kind: 'general' },
      calls.checkoutInfo.name,
    );
  } catch (error) {
    // After the end of the visit the session is the next guest's.
    if (faultOf(error).kind !== 'dropped') resetForSearch();
    throw error;
  }
}

/** A payment elsewhere, known by its status alone. */
const PAID_ELSEWHERE = { ...PLAIN_PAYMENT, requestId: '', amount: 0, settlement: 'paid' } as const;
