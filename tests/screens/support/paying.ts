import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';

export { PAYMENT_ON } from '../../../kiosk/guest/levels';

/** What the stay of a guest costs who has checked in already and is still to pay. */
export const PRICE = '¥48,400';

/** From home to the QR code of a stay that is not paid. */
export async function goesToUnsettled(guest: PageGuest): Promise<void> {
  await guest.says(NAMES.checkedInToPay, 'checkin');
  await guest.goesOn('/checkin/unsettled-qr');
}

/** From home to the total of a stay that is not paid. */
export async function goesToTotal(guest: PageGuest): Promise<void> {
  await goesToUnsettled(guest);
  await guest.walks('/checkin/unsettled-qr', '/checkin/check-total');
}

/** From home to the card. */
export async function goesToCard(guest: PageGuest): Promise<void> {
  await goesToUnsettled(guest);
  await guest.walks('/checkin/unsettled-qr', '/checkin/input-card');
}
