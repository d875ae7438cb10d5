import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';

export { PAYMENT_ON } from '../../../kiosk/guest/levels';

export const PRICE = '¥48,400';

export async function goesToUnsettled(guest: PageGuest): Promise<void> {
  await guest.says(NAMES.checkedInToPay, 'checkin');
  await guest.goesOn('/checkin/unsettled-qr');
}

export async function goesToTotal(guest: PageGuest): Promise<void> {
  await goesToUnsettled(guest);
  await guest.walks('/checkin/unsettled-qr', '/checkin/check-total');
}

export async function goesToCard(guest: PageGuest): Promise<void> {
  await goesToUnsettled(guest);
  await guest.walks('/checkin/unsettled-qr', '/checkin/input-card');
}
