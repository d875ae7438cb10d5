import type { Config } from '~/config/schema';
import { isDue } from '~/domain/payment';
import { isSameReservation } from '~/domain/reservation';
import { HotelError, hasTokenEnded, isUnanswered, UNAUTHORISED } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { RequestContext } from '~/hotel/create-hotel';
import type { Call, Hotel } from '~/hotel/hotel';
import { type Session, session, updateSession } from '~/session/store';
import { SETTLED } from './checkout-lookup';
import { searchCriteria } from './lookup';
import { sendPassport, sendSignature } from './submit';

/** Makes a client that sends this in place of the session's values. */
type HotelWith = (own: Partial<Pick<RequestContext, 'authToken' | 'language'>>) => Hotel;

/**
 * A client that survives the end of the guest's token: after a refusal it looks the same reservation up once and
 * repeats the refused call. `ask` throws `session-ended` if it finds another reservation or none.
 */
export function renewing(hotelWith: HotelWith, config: () => Config): Hotel {
  const hotel = hotelWith({});
  /** Calls that were refused with one token share a look-up. */
  let renewal: { readonly token: string | undefined; readonly isSame: Promise<boolean> } | undefined;
  const renew = async (token: string | undefined): Promise<boolean> => {
    if (session().authToken !== token) return true;
    if (!renewal || renewal.token !== token) renewal = { token, isSame: renewToken(hotelWith, config()) };
    const current = renewal;
    try {
      return await current.isSame;
    } finally {
      if (renewal === current) renewal = undefined;
    }
  };
  return {
    async ask(call, input, leaving) {
      const { authToken } = session();
      try {
        return await hotel.ask(call, input, leaving);
      } catch (error) {
        if (call.auth === 'none' || !hasTokenEnded(error) || !hasFound(session())) throw error;
      }
      const isSame = await renew(authToken).catch((error: unknown) => {
        throw failureOf(call, error);
      });
      if (!isSame) throw ended(call);
      return await hotel.ask(call, input, leaving).catch((error: unknown) => {
        const isWithoutWords = hasTokenEnded(error) && error.fault.kind !== 'message';
        throw isWithoutWords ? ended(call) : error;
      });
    },
  };
}

/** True if a new look-up has something to find again. */
const hasFound = ({ reservation, checkout }: Session): boolean =>
  checkout ? checkout.requestId !== undefined || checkout.rooms.length > 0 : reservation !== undefined;

const ended = ({ name }: Pick<Call<never, unknown>, 'name'>): HotelError =>
  new HotelError({ kind: 'session-ended' }, name, UNAUTHORISED);

/** The failure of a call without a new token. The call itself was refused in any case. */
function failureOf(call: Pick<Call<never, unknown>, 'name'>, error: unknown): unknown {
  if (!(error instanceof HotelError) || error.fault.kind === 'dropped') return error;
  const mayWorkLater = isUnanswered(error) || error.neverSent;
  return mayWorkLater ? new HotelError(error.fault, call.name, error.status, true) : ended(call);
}

/**
 * Repeats the guest's search, and takes the new token if the hotel finds the same.
 * @returns true if it does
 * @throws HotelError
 */
async function renewToken(hotelWith: HotelWith, config: Config): Promise<boolean> {
  const { checkout, lookupLanguage } = session();
  const inLanguage = lookupLanguage === undefined ? {} : { language: lookupLanguage };
  const stranger = hotelWith(inLanguage);
  const authToken = await stranger.ask(
    checkout ? calls.checkoutToken : calls.checkinToken,
    searchCriteria(session(), config),
  );
  const hotel = hotelWith({ ...inLanguage, authToken });
  const isSame = checkout ? await findsStay(hotel) : await findsReservation(hotel);
  if (!isSame) return false;
  await sendUploadsAgain(hotel);
  updateSession({ authToken });
  return true;
}

/** True if the hotel finds the session's reservation and the same unpaid amount. */
async function findsReservation(hotel: Hotel): Promise<boolean> {
  const found = await hotel.ask(calls.checkinInfo, undefined);
  const { reservation, payment } = session();
  if (!reservation || !isSameReservation(reservation, found)) return false;
  if (!payment || !isDue(payment)) return true;
  const due = await hotel.ask(calls.prePaymentInfo, undefined);
  return due.requestId === payment.requestId && due.amount === payment.amount;
}

/** True if the hotel finds the session's stay: its request, or the same rooms of a paid one. */
async function findsStay(hotel: Hotel): Promise<boolean> {
  const { request_id, status, room_num } = await hotel.ask(calls.checkoutInfo, undefined);
  const { checkout, payment } = session();
  if (!checkout) return false;
  if (request_id !== undefined) return request_id === checkout.requestId;
  const isPaid = status === SETTLED && payment?.settlement === 'paid';
  return isPaid && checkout.rooms.length > 0 && checkout.rooms.every((room) => room_num.includes(room));
}

/** Sends signature and passport again, which may belong to the old token. After an unanswered check-in they wait. */
async function sendUploadsAgain(hotel: Hotel): Promise<void> {
  const { delivered, isCheckinUnanswered } = session();
  if (delivered.checkin) return;
  updateSession({ delivered: { ...delivered, signature: undefined, passport: undefined } });
  if (isCheckinUnanswered) return;
  if (delivered.signature !== undefined) await sendSignature(hotel, delivered.signature);
  if (delivered.passport !== undefined) await sendPassport(hotel, delivered.passport);
}
