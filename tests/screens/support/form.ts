import type { PageGuest } from '../../../kiosk/guest/page-guest';

/** Types into several fields, one after the other. */
export async function typesAll(guest: PageGuest, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await guest.types(name, text);
}

/** From home to the form of the representative. */
export async function opensForm(guest: PageGuest, name: string): Promise<void> {
  await guest.arrives(name);
  await guest.confirmsReservation();
}

/** From the last form to the end of check-in. */
export async function checksIn(guest: PageGuest): Promise<void> {
  await guest.goesOn();
  await guest.signsAndGoesToConfirm();
  await guest.goesOn('/checkin/complete');
}
