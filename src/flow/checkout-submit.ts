import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { session, updateCheckout } from '~/session/store';

/**
 * Checks the guest out: to whom the invoice is made out, and of which rooms.
 * @throws HotelError; the guest may try again
 */
export async function executeCheckout(hotel: Hotel): Promise<void> {
  const { checkout, receipt } = session();
  if (!checkout) throw new Error('The screen opened without its needs');
  if (checkout.isDone) return;
  await hotel.ask(calls.executeCheckout, {
    invoiceName: receipt.name || checkout.reservationName,
    rooms: checkout.rooms,
  });
  updateCheckout({ isDone: true });
}
