import { SECTIONS } from '~/domain/field-row';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES, YAMADA } from '../../../kiosk/guest/personas';

export async function typesAll(guest: PageGuest, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await guest.types(name, text);
}

export async function goesToTerm(guest: PageGuest): Promise<void> {
  await guest.opensForm(NAMES.alone);
  await guest.walks('/checkin/input-representative', '/checkin/term', { people: [YAMADA] });
}

export async function checksIn(guest: PageGuest): Promise<void> {
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await guest.walks('/checkin/guests-info', '/checkin/complete');
}

export async function opensAnswered(guest: PageGuest): Promise<void> {
  for (const section of Object.keys(SECTIONS)) {
    const action = `change-${section}`;
    if (document.querySelector(`[data-action="${action}"]`)) await guest.taps(action);
  }
}
