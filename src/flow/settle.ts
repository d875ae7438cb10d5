import type { Config } from '~/config/schema';
import { faultOf } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { type Session, updateSession } from '~/session/store';
import { type CodeSituation, codeUse } from './after-code';

/** What the way on after a code hangs on; the code's own word goes before the reservation's. */
export function codeSituation({ checkinCode, reservation }: Session, config: Config): CodeSituation {
  return {
    use: codeUse(config),
    code: checkinCode,
    isMultiRooms: checkinCode?.is_multi_rooms ?? reservation?.isMultiRooms ?? false,
    isPaymentTarget: checkinCode?.is_payment_target ?? reservation?.isPaymentTarget ?? false,
  };
}

/**
 * Asks what there is to pay before the unsettled QR code is shown. The screen can do without: it then asks again when the
 * guest wants to pay, so a failure is only noted here.
 * @throws HotelError of kind `dropped` when the visit ended meanwhile
 */
export async function fetchPrePayment(hotel: Hotel): Promise<void> {
  try {
    updateSession({ payment: await hotel.ask(calls.prePaymentInfo, undefined) });
  } catch (error) {
    if (faultOf(error).kind === 'dropped') throw error;
    console.warn('What there is to pay could not be read yet', error);
  }
}
