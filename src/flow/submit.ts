import type { Config } from '~/config/schema';
import { JAPAN } from '~/domain/field-row';
import { FIELD_ROWS, type Guest, JAPAN_TITLE } from '~/domain/guest';
import { levelOf, type Visibilities } from '~/domain/visibility';
import { HotelError, isUnanswered } from '~/errors/fault';
import { reservationNameToSend, reservationReadingToSend } from '~/fields/form';
import { partyToSend, unfinishedForm } from '~/fields/party';
import { calls } from '~/hotel/calls';
import { guestInfo } from '~/hotel/guest-info';
import type { Hotel } from '~/hotel/hotel';
import { type Delivered, session, updateCheckout, updateSession } from '~/session/store';
import { currentLookup } from '~/session/visit';
import { codeUse, isCheckedIn } from './checkin-code';
import { formScreen } from './guards';
import { nextScreenWithPayment } from './next';
import type { ScreenPath } from './screens';

/** True if the representative's passport must be sent. */
export function passportIsSent(guest: Guest, visibilities: Visibilities): boolean {
  if (!guest.overseasFlug) return false;
  const level = levelOf(FIELD_ROWS.passport, 'representative', visibilities);
  return level === 2 || (level === 1 && guest.passport !== '');
}

type Submission = {
  readonly hotel: Hotel;
  readonly config: Config;
  /** Loads the Japanese country names by code, for a representative from overseas. */
  readonly countryTitles: () => Promise<ReadonlyMap<string, string>>;
};

/**
 * Checks the party in. All answers are validated again first.
 * @returns the screen after the check-in, or the incomplete form
 * @throws HotelError
 */
export async function checkIn(submission: Submission): Promise<ScreenPath> {
  const { guests, visibilities } = session();
  const unfinished = unfinishedForm(guests, visibilities, submission.config);
  if (unfinished) return formScreen(unfinished);
  await submitCheckin(submission);
  return readOutcome(submission);
}

/**
 * Sends the signature, the passport if needed, then the check-in. Confirmed parts are stored, so that another attempt
 * sends only the rest.
 * @throws HotelError
 */
export async function submitCheckin({ hotel, config, countryTitles }: Submission): Promise<void> {
  const { signature, guests, visibilities, reservation } = session();
  const [representative] = guests;
  if (!signature || !representative || !reservation) throw new Error('The screen opened without its needs');

  const countryTitle = await titlesFor(representative, countryTitles);
  // First of all: a hotel may refuse uploads for a finished check-in.
  if (session().isCheckinUnanswered && (await isCheckinDone(hotel))) return markDelivered({ checkin: true });
  if (session().delivered.signature !== signature) await sendSignature(hotel, signature);
  if (
    passportIsSent(representative, visibilities) &&
    session().delivered.passport !== representative.passport
  )
    await sendPassport(hotel, representative.passport);
  if (session().delivered.checkin) return;
  const fullWidth = config.converter.convert_single_name_to_mult;
  const list = guestInfo(partyToSend(guests, visibilities, config), {
    reservationName: reservationNameToSend(reservation.reservationName, fullWidth),
    reservationReading: reservationReadingToSend(reservation.reservationName, fullWidth),
    countryCodeAsPrefecture: config.display.country_code_as_prefecture,
    countryTitle,
  });
  try {
    await hotel.ask(calls.executeCheckin, { guestInfo: list });
  } catch (error) {
    // An unanswered check-in may have succeeded: the hotel is asked before another one.
    if (!isUnanswered(error) || codeUse(config) === 'none') throw error;
    updateSession({ isCheckinUnanswered: true });
    if (!(await isCheckinDone(hotel))) throw error;
  }
  markDelivered({ checkin: true });
}

/** @throws HotelError */
export async function sendSignature(hotel: Hotel, image: string): Promise<void> {
  await hotel.ask(calls.uploadSignature, { image });
  markDelivered({ signature: image });
}

/** @throws HotelError */
export async function sendPassport(hotel: Hotel, image: string): Promise<void> {
  await hotel.ask(calls.uploadPassport, { image });
  markDelivered({ passport: image });
}

async function titlesFor(
  { overseasFlug }: Guest,
  countryTitles: Submission['countryTitles'],
): Promise<(code: string) => string> {
  const { signal } = currentLookup();
  const titles = overseasFlug ? await countryTitles() : undefined;
  if (signal.aborted) throw new HotelError({ kind: 'dropped' }, 'countries');
  return (code) => (code === JAPAN ? JAPAN_TITLE : (titles?.get(code) ?? ''));
}

async function isCheckinDone(hotel: Hotel): Promise<boolean> {
  const code = await hotel.ask(calls.checkinCode, undefined);
  updateSession({ isCheckinUnanswered: false });
  return isCheckedIn(code);
}

/** Loads the check-in code if the settings need it, and the payment. @returns the next screen @throws HotelError */
export async function readOutcome({
  hotel,
  config,
}: Pick<Submission, 'hotel' | 'config'>): Promise<ScreenPath> {
  if (codeUse(config) !== 'none') {
    // The look-up's code says that the guest is not checked in.
    updateSession({ checkinCode: undefined });
    updateSession({ checkinCode: await hotel.ask(calls.checkinCode, undefined) });
  }
  return nextScreenWithPayment('/checkin/confirm-checkin', hotel, config);
}

/** True once the hotel has confirmed the check-in, in spite of later failures. */
export const isCheckinDelivered = (): boolean => session().delivered.checkin;

const markDelivered = (delivered: Partial<Delivered>): void =>
  updateSession({ delivered: { ...session().delivered, ...delivered } });

/**
 * Sends the check-out with the invoice name and the rooms. Does nothing after a confirmed one.
 * @throws HotelError; the guest can try again
 */
export async function executeCheckout(hotel: Hotel, { converter }: Config): Promise<void> {
  const { checkout, receipt } = session();
  if (!checkout) throw new Error('The screen opened without its needs');
  if (checkout.isDone) return;
  const name = reservationNameToSend(checkout.reservationName, converter.convert_single_name_to_mult);
  await hotel.ask(calls.executeCheckout, {
    invoiceName: receipt.name || name,
    rooms: checkout.rooms,
  });
  updateCheckout({ isDone: true });
}
