import type { Config } from '~/config/schema';
import type { Payment } from '~/domain/payment';
import { faultOf, warnOfFailure } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { onAppEnd } from '~/session/app-end';
import { session, updateSession } from '~/session/store';
import { nextScreen } from './next';
import type { ScreenPath } from './screens';

/**
 * The hotel's ids of payments whose settlement was sent and got no answer. Kept when the visit ends, until the app is
 * loaded again: a guest who goes home and looks up the same reservation must not settle it a second time. An id names a
 * payment, not a guest.
 */
const unanswered = new Set<string>();
onAppEnd(() => unanswered.clear());

/** Adopts what the hotel says there is to pay. */
export function adoptPayment(payment: Payment | undefined): void {
  const isUnanswered = payment !== undefined && unanswered.has(payment.requestId);
  updateSession({ payment, isPaymentUnanswered: session().isPaymentUnanswered || isUnanswered });
}

/** A settlement is about to be sent: without an answer, nobody knows whether it was booked. */
export function noteSettlementSent({ requestId }: Payment): void {
  unanswered.add(requestId);
}

/** The hotel has answered the settlement, whatever the answer. */
export function noteSettlementAnswered({ requestId }: Payment): void {
  unanswered.delete(requestId);
}

/**
 * Loads what there is to pay before the unsettled QR code is shown. A failure is only logged: the screen
 * loads it again when the guest wants to pay.
 * @throws HotelError of kind `dropped` if the visit ended meanwhile
 */
export async function fetchPrePayment(hotel: Hotel): Promise<void> {
  try {
    adoptPayment(await hotel.ask(calls.prePaymentInfo, undefined));
  } catch (error) {
    if (faultOf(error).kind === 'dropped') throw error;
    warnOfFailure('What there is to pay could not be read yet', error);
  }
}

/**
 * The screen after another one. Loads what there is to pay where that is the QR code of an unpaid stay.
 * @throws HotelError of kind `dropped` if the visit ended meanwhile
 */
export async function nextScreenWithPayment(
  path: ScreenPath,
  hotel: Hotel,
  config: Config,
): Promise<ScreenPath> {
  const next = nextScreen(path, config);
  if (next === '/checkin/unsettled-qr') await fetchPrePayment(hotel);
  return next;
}
