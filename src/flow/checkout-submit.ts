import type { Config } from '~/config/schema';
import { reservationNameToSend } from '~/fields/normalise';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { session, updateCheckout } from '~/session/store';

/**
 * Sends the check-out with the invoice name and the rooms. Does nothing if the guest is already checked out.
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
