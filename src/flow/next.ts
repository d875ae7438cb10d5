import type { Config } from '~/config/schema';
import { isDue, type Payment } from '~/domain/payment';
import { faultOf, warnOfFailure } from '~/errors/fault';
import { asksIn } from '~/fields/party';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { type Session, session } from '~/session/store';
import { type CodeSituation, codeUse } from './checkin-code';
import { hasCompanions } from './party-size';
import { adoptPayment } from './pay';
import { takesCards } from './payment-screens';
import type { Situation } from './screen-row';
import { nextAfter, type ScreenPath } from './screens';

/** The screen after another, by the current session. */
export const nextScreen = (path: ScreenPath, config: Config): ScreenPath =>
  nextAfter(path, situationOf(session(), config));

/**
 * The screen after another. Loads the payment first if that is the QR code of an unpaid stay.
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

/**
 * Loads the payment before the unsettled QR code. A failure is only logged: the screen loads it again for a guest who
 * pays.
 * @throws HotelError of kind `dropped` if the visit ended meanwhile
 */
async function fetchPrePayment(hotel: Hotel): Promise<void> {
  try {
    adoptPayment(await hotel.ask(calls.prePaymentInfo, undefined));
  } catch (error) {
    if (faultOf(error).kind === 'dropped') throw error;
    warnOfFailure('What there is to pay could not be read yet', error);
  }
}

/** The payment; asks the hotel if it is unknown. @throws HotelError */
export async function loadPayment(hotel: Hotel, stay: AbortSignal): Promise<Payment | undefined> {
  if (!session().payment) adoptPayment(await hotel.ask(calls.prePaymentInfo, undefined, stay));
  return session().payment;
}

/** The facts that decide the next screen. */
export const situationOf = (known: Session, config: Config): Situation => ({
  asksRepresentative: asksIn('representative', known.visibilities, config),
  asksCompanions:
    known.reservation !== undefined &&
    hasCompanions(known.reservation, config) &&
    asksIn('companions', known.visibilities, config),
  hasPayment: isDue(known.payment),
  paysAtDesk: isDue(known.payment) && !takesCards(config),
  isPaid: known.payment?.settlement === 'paid',
  code: codeSituation(known, config),
});

/** The values of the check-in code; before it is loaded, the reservation's. */
export function codeSituation({ checkinCode, reservation }: Session, config: Config): CodeSituation {
  return {
    use: codeUse(config),
    code: checkinCode,
    isMultiRooms: checkinCode?.is_multi_rooms ?? reservation?.isMultiRooms ?? false,
    isPaymentTarget: checkinCode?.is_payment_target ?? reservation?.isPaymentTarget ?? false,
  };
}
