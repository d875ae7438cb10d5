import type { Config } from '~/config/schema';
import { isDue } from '~/domain/payment';
import { isSameReservation } from '~/domain/reservation';
import { HotelError, hasTokenEnded, isUnanswered, UNAUTHORISED } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { RequestContext } from '~/hotel/create-hotel';
import type { Call, Hotel } from '~/hotel/hotel';
import { type Session, session, updateSession } from '~/session/store';
import { SETTLED } from './checkout-lookup';
import { asSearched } from './lookup';
import { sendPassport, sendSignature } from './submit';

/** Makes a client for the hotel's API that sends this in place of what the session knows. */
type HotelWith = (own: Partial<Pick<RequestContext, 'authToken' | 'language'>>) => Hotel;

/**
 * A client that survives the end of the guest's token. When the hotel no longer takes the token, the client looks the same reservation up
 * again, once for a call, and makes the call with the new token. Such a call was refused, so it is not made a second time.
 * `ask` throws a fault of the kind `session-ended` where that leads to another reservation or to none.
 */
export function renewing(hotelWith: HotelWith, config: () => Config): Hotel {
  const hotel = hotelWith({});
  /** The look-up that is under way: calls that were refused with one token share it. */
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

/** True if there is something that a new look-up has to find again. */
const hasFound = ({ reservation, checkout }: Session): boolean =>
  checkout ? checkout.requestId !== undefined || checkout.rooms.length > 0 : reservation !== undefined;

const ended = ({ name }: Pick<Call<never, unknown>, 'name'>): HotelError =>
  new HotelError({ kind: 'session-ended' }, name, UNAUTHORISED);

/** What a call failed with whose token could not be renewed. Whatever became of the look-up, the call itself was refused. */
function failureOf(call: Pick<Call<never, unknown>, 'name'>, error: unknown): unknown {
  if (!(error instanceof HotelError) || error.fault.kind === 'dropped') return error;
  const mayWorkLater = isUnanswered(error) || error.neverSent;
  return mayWorkLater ? new HotelError(error.fault, call.name, error.status, true) : ended(call);
}

/**
 * Looks up again as the guest has searched, and takes the new token if the hotel finds the same as before.
 * @returns whether it does
 * @throws HotelError
 */
async function renewToken(hotelWith: HotelWith, config: Config): Promise<boolean> {
  const { checkout, lookupLanguage } = session();
  const inLanguage = lookupLanguage === undefined ? {} : { language: lookupLanguage };
  const stranger = hotelWith(inLanguage);
  const authToken = await stranger.ask(
    checkout ? calls.checkoutToken : calls.checkinToken,
    asSearched(session(), config),
  );
  const hotel = hotelWith({ ...inLanguage, authToken });
  const isSame = checkout ? await findsStay(hotel) : await findsReservation(hotel);
  if (!isSame) return false;
  await sendUploadsAgain(hotel);
  updateSession({ authToken });
  return true;
}

/** True if the hotel finds the reservation of the session, and what is still to be paid for it. */
async function findsReservation(hotel: Hotel): Promise<boolean> {
  const found = await hotel.ask(calls.checkinInfo, undefined);
  const { reservation, payment } = session();
  if (!reservation || !isSameReservation(reservation, found)) return false;
  if (!payment || !isDue(payment)) return true;
  const due = await hotel.ask(calls.prePaymentInfo, undefined);
  return due.requestId === payment.requestId && due.amount === payment.amount;
}

/** True if the hotel finds the stay of the session: its request, or the same rooms where it is paid. */
async function findsStay(hotel: Hotel): Promise<boolean> {
  const { request_id, status, room_num } = await hotel.ask(calls.checkoutInfo, undefined);
  const { checkout, payment } = session();
  if (!checkout) return false;
  if (request_id !== undefined) return request_id === checkout.requestId;
  const isPaid = status === SETTLED && payment?.settlement === 'paid';
  return isPaid && checkout.rooms.length > 0 && checkout.rooms.every((room) => room_num.includes(room));
}

/**
 * Sends signature and passport again: the hotel may have kept them with the former token. A check-in that got no answer may be done:
 * they then wait for the next one that is sent.
 */
async function sendUploadsAgain(hotel: Hotel): Promise<void> {
  const { delivered, isCheckinUnanswered } = session();
  if (delivered.checkin) return;
  updateSession({ delivered: { ...delivered, signature: undefined, passport: undefined } });
  if (isCheckinUnanswered) return;
  if (delivered.signature !== undefined) await sendSignature(hotel, delivered.signature);
  if (delivered.passport !== undefined) await sendPassport(hotel, delivered.passport);
}
