import { anySignal } from '~/domain/any-signal';
import { warnOfFailure } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { updateSession } from '~/session/store';

/** Longest time a guest who has paid waits for the new code, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Reloads the check-in code after a payment, so that the QR code includes the payment; tries twice. A guest
 * who has paid continues in any case, with the previous code.
 * @param stay aborts when the guest leaves the screen
 * @param patience aborts when the guest has waited long enough
 * @throws HotelError of kind `dropped` if the guest left meanwhile
 */
export async function rereadCode(
  hotel: Hotel,
  stay: AbortSignal,
  patience = AbortSignal.timeout(TIMEOUT_MS),
): Promise<void> {
  const leaving = anySignal([stay, patience]);
  for (let tries = 0; tries < 2 && !leaving.aborted; tries++) {
    try {
      updateSession({ checkinCode: await hotel.ask(calls.checkinCode, undefined, leaving) });
      return;
    } catch (error) {
      if (stay.aborted) throw error;
      warnOfFailure('The check-in code could not be read after the payment', error);
    }
  }
}
