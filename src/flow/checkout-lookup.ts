import type { Config } from '~/config/schema';
import { newCheckout } from '~/domain/checkout';
import { reservationNameForLookup } from '~/domain/kana';
import { faultOf, HotelError } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { updateCheckout, updateSession } from '~/session/store';
import { resetForSearch } from '~/session/visit';
import { nextScreen } from './next';
import type { ScreenPath } from './screens';

/** The stay is settled already: only the check-out itself is left. */
const SETTLED = 14;

/**
 * Finds the stay to check out of and says where to go on. After a failure nothing of it is left but the typed name.
 * @throws HotelError; of kind `message` where the hotel says why the guest cannot check out here
 */
export async function lookUpStay(typedName: string, hotel: Hotel, config: Config): Promise<ScreenPath> {
  updateSession({ typedReservationName: typedName, checkout: newCheckout(typedName.trim()) });
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
      updateSession({ payment: SETTLED_PAYMENT });
      return nextScreen('/checkout/search', config);
    }
    throw new HotelError(
      message ? { kind: 'message', text: message } : { kind: 'general' },
      calls.checkoutInfo.name,
    );
  } catch (error) {
    // After its visit nothing may touch the session: it is the next guest's.
    if (faultOf(error).kind !== 'dropped') resetForSearch();
    throw error;
  }
}

/** A payment that was made elsewhere: there is nothing left of it but that it is done. */
const SETTLED_PAYMENT = {
  requestId: '',
  amount: 0,
  bathingTax: undefined,
  accommodationTax: undefined,
  usedPoint: undefined,
  showsGrandTotal: false,
  settlement: 'paid',
} as const;
